/**
 * The only reader of `process.env` in the site. Every variable is checked where it is read; an unusable value ends
 * the run with the variable's name, what was found and what was expected.
 */
export class EnvironmentError extends Error {
  constructor(name: string, found: string, expected: string) {
    super(`${name} is ${JSON.stringify(found)}, expected ${expected}.`);
    this.name = 'EnvironmentError';
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Scripts of others; each is absent when it is not set, and none loads before its purpose is consented to. */
type ThirdParties = {
  /** Container of the tag manager, `GTM-…`. */
  tagManagerId: string | undefined;
  /** Address of the analytics script. */
  analyticsSrc: string | undefined;
  /** Address of the booking widget's script. */
  affiliateSrc: string | undefined;
};

/** The facts that the law wants to be stated about whoever runs the site; free text, on one line. */
export type Legal = {
  publisher?: string | undefined;
  director?: string | undefined;
  host?: string | undefined;
  /** The service that sends our mail. */
  mail?: string | undefined;
  /** For how many days the host keeps its logs. */
  logDays?: string | undefined;
};

export type BuildEnvironment = {
  /** Public address of the site, without a final slash: `https://www.example.org`. */
  siteUrl: string;
  /** Address of the CMS without `/api` and without a final slash, as the build reaches it. */
  cmsUrl: string;
  /** The `{content-backend}` of the specification as browsers reach it, `/api` included. */
  publicCmsUrl: string;
  /** The CMS's source token, sent as a bearer token; empty when none is set. */
  cmsToken: string;
  /** `preproduction` keeps the build out of search engines; nothing else does. */
  siteEnv: 'production' | 'preproduction';
  thirdParties: ThirdParties;
  /** Our id at each marketplace, by its domain; booking links carry it. */
  affiliatePartners: Readonly<Record<string, string>>;
  legal: Legal;
  /** The URI to which problems of security are reported, for `security.txt`. */
  securityContact: string | undefined;
};

/** Tells whether Gatsby develops rather than builds; Gatsby itself sets the variable. */
export function isDevelopment(variables: Variables = process.env): boolean {
  return variables['NODE_ENV'] === 'development';
}

/** @throws EnvironmentError naming the variable that cannot be used. */
export function readBuildEnvironment(variables: Variables = process.env): BuildEnvironment {
  return {
    siteUrl: origin('GATSBY_SITE_URL', variables['GATSBY_SITE_URL'] || 'http://localhost:9000'),
    cmsUrl: origin('CMS_URL', variables['CMS_URL'] || 'http://localhost:1337'),
    publicCmsUrl: address('GATSBY_CMS_URL', variables['GATSBY_CMS_URL'] || 'http://localhost:1337/api'),
    cmsToken: variables['CMS_TOKEN'] ?? '',
    siteEnv: siteEnv(variables['SITE_ENV'] || 'production'),
    thirdParties: {
      tagManagerId: matching(
        'GATSBY_TAG_MANAGER_ID',
        variables,
        /^GTM-[A-Z0-9]+$/,
        'an id such as GTM-ABC123',
      ),
      analyticsSrc: script('GATSBY_ANALYTICS_SRC', variables),
      affiliateSrc: script('GATSBY_AFFILIATE_SRC', variables),
    },
    affiliatePartners: pairs('GATSBY_AFFILIATE_PARTNER', variables),
    legal: {
      publisher: variables['LEGAL_PUBLISHER'] || undefined,
      director: variables['LEGAL_DIRECTOR'] || undefined,
      host: variables['LEGAL_HOST'] || undefined,
      mail: variables['LEGAL_MAIL'] || undefined,
      logDays: matching('LEGAL_LOG_DAYS', variables, /^\d+$/, 'a number of days'),
    },
    securityContact: contact('SECURITY_CONTACT', variables),
  };
}

function origin(name: string, value: string): string {
  const expected = 'an http or https address without a path, such as https://www.example.org';
  if (!URL.canParse(value)) throw new EnvironmentError(name, value, expected);
  const url = new URL(value);
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '';
  if (!/^https?:$/.test(url.protocol) || !isBare) throw new EnvironmentError(name, value, expected);
  return url.origin;
}

function address(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new EnvironmentError(name, value, 'an http or https address such as https://cms.example.org/api');
  return value.replace(/(?<!\/)\/+$/, '');
}

function script(name: string, variables: Variables): string | undefined {
  const value = variables[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:')
    throw new EnvironmentError(name, value, 'the https address of a script');
  return value;
}

function matching(name: string, variables: Variables, pattern: RegExp, expected: string): string | undefined {
  const value = variables[name];
  if (!value) return undefined;
  if (!pattern.test(value)) throw new EnvironmentError(name, value, expected);
  return value;
}

/** @example 'security@example.org' → 'mailto:security@example.org' */
function contact(name: string, variables: Variables): string | undefined {
  const value = variables[name]?.trim();
  if (!value) return undefined;
  if (/^(mailto:)?[^\s@:/]+@[\w-]+(\.[\w-]+)+$/.test(value)) return value.replace(/^(mailto:)?/, 'mailto:');
  if (/^https:\/\/\S+$/.test(value) && URL.canParse(value)) return new URL(value).href;
  throw new EnvironmentError(name, value, 'a mail address or an https address');
}

/** @example 'getyourguide.com=AB1,viator.com=P2' → { 'getyourguide.com': 'AB1', 'viator.com': 'P2' } */
function pairs(name: string, variables: Variables): Record<string, string> {
  const value = variables[name];
  if (!value) return {};
  if (!/^[a-z.]+=[\w.-]+(,[a-z.]+=[\w.-]+)*$/.test(value))
    throw new EnvironmentError(
      name,
      value,
      'domains with our id at each, such as viator.com=P00,getyourguide.com=AB1',
    );
  return Object.fromEntries(value.split(',').map((pair) => pair.split('=') as [string, string]));
}

function siteEnv(value: string): BuildEnvironment['siteEnv'] {
  if (value === 'production' || value === 'preproduction') return value;
  throw new EnvironmentError('SITE_ENV', value, '"production" or "preproduction"');
}
