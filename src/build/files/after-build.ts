import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { readBuildEnvironment } from '../../config/environment';
import { writePacks } from '../packs/write';
import { listPages } from '../pages/page-list';
import { keepPictures } from '../pictures/kept-pictures';
import type { Moved } from '../rules/redirects';
import { writeRules } from '../rules/write';
import { writeSecurityText } from './security-txt';
import { lastChanges, robotsText, sitemapEntries, writeSitemap } from './sitemap-xml';

/** What stands beside the pages: the map for search engines and the server's rules. */
export async function onPostBuild(args: BuildArgs) {
  const environment = readBuildEnvironment();
  const { siteUrl } = environment;
  const pages = args.getNodesByType('SitePage') as unknown as Parameters<typeof sitemapEntries>[0] &
    Parameters<typeof listPages>[0];
  await keepPictures(args);
  const entries = sitemapEntries(pages, siteUrl, lastChanges(args.getNodesByType('Article')));
  await writeSitemap(entries, siteUrl);
  writeFileSync(join('public', 'robots.txt'), robotsText(siteUrl));
  if (!writeSecurityText({ siteUrl, contact: environment.securityContact, builtAt: new Date() }))
    args.reporter.warn(
      'SECURITY_CONTACT is not set: the site has no /.well-known/security.txt. Expected a mail or https address for reports of security problems.',
    );
  writeFileSync(join('public', '_pages.json'), JSON.stringify(listPages(pages)));
  const paths = pages.map(({ path }) => path);
  writePacks(args, paths);
  const moved = ['Article', 'Country', 'StaticPage'].flatMap((type) =>
    args.getNodesByType(type),
  ) as unknown as Moved[];
  writeRules(environment, { paths, moved });
}
