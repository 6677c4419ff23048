import type { BuildEnvironment } from '../../config/environment';
import { loopbackTwins } from '../../config/loopback';
import { TILES } from '../../config/map';

type PolicyInputs = Pick<BuildEnvironment, 'siteUrl' | 'publicCmsUrl' | 'thirdParties'> & {
  /** CSP sources of the inline scripts that every page carries: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** The page that shows drafts: in a frame of the CMS, with pictures from there, and without scripts of others. */
  readonly isPreview?: boolean;
};

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** Origins of the configured scripts of others; none when none is set. */
export function thirdPartyOrigins({
  tagManagerId,
  analyticsSrc,
  affiliateSrc,
}: BuildEnvironment['thirdParties']) {
  return [
    ...(tagManagerId ? [TAG_MANAGER] : []),
    ...[analyticsSrc, affiliateSrc].flatMap((src) => (src ? [new URL(src).origin] : [])),
  ].filter((origin, i, all) => all.indexOf(origin) === i);
}

/**
 * The Content-Security-Policy. Scripts are files of this site, the inline ones of the build by their hashes, and the
 * configured third parties; `unsafe-inline` stands for styles alone, because pictures carry their colour and focal
 * point in a style attribute.
 */
export function contentSecurityPolicy(inputs: PolicyInputs): string {
  const { siteUrl, publicCmsUrl, thirdParties, scriptHashes, isPreview = false } = inputs;
  const others = isPreview ? [] : thirdPartyOrigins(thirdParties);
  const cms = new URL(publicCmsUrl).origin;
  // The preview frames itself too, at a phone's width.
  const framed = isPreview ? ["'self'"] : others;
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes, ...others],
    ['style-src', "'self'", "'unsafe-inline'"],
    // A visitor may switch on the tiles of the map.
    ['img-src', "'self'", 'data:', TILES.origin, ...others, ...(isPreview ? [cms] : [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", cms, ...others],
    ['frame-src', ...(framed.length > 0 ? framed : ["'none'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'", cms],
    ['base-uri', "'self'"],
    // Whichever spelling of this machine the panel was opened with; the page itself asks the configured one.
    ['frame-ancestors', ...(isPreview ? ["'self'", ...loopbackTwins(cms)] : ["'none'"])],
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
