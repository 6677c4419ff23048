import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildEnvironment } from '../../config/environment';
import { PREVIEW_PATH } from '../../routing/paths';
import { headerRules, type HeaderRule } from './headers';
import { scriptHashes } from './inline-scripts';
import { redirectsOf, type Moved, type Redirect } from './redirects';
import { renderHeaders, renderNginxMaps, renderNginxServer, renderRedirects } from './render';

/** The rules that a server of the built site must follow; the local server reads them as JSON. */
export type ServerRules = {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Addresses of pages; other spellings of them (case, final slash) are led to these. */
  readonly pages: readonly string[];
};

/** Writes the rules beside the site, for each kind of server (public/_*; servers do not hand these files out). */
export function writeRules(
  environment: BuildEnvironment,
  { paths, moved }: { paths: readonly string[]; moved: readonly Moved[] },
  folder = 'public',
): void {
  const pages = paths.filter((path) => path.endsWith('/')).sort();
  // The preview carries every inline script that a page can have (gatsby-ssr).
  const preview = readFileSync(join(folder, PREVIEW_PATH, 'index.html'), 'utf8');
  const headers = headerRules({ ...environment, scriptHashes: scriptHashes(preview) });
  const redirects = redirectsOf(moved, pages);
  const rules: ServerRules = { headers, redirects, pages };
  mkdirSync(folder, { recursive: true });
  const files = {
    _headers: renderHeaders(headers),
    _redirects: renderRedirects(redirects),
    '_rules.json': JSON.stringify(rules),
    '_nginx-http.conf': renderNginxMaps(headers, redirects, pages),
    '_nginx-server.conf': renderNginxServer(headers),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
