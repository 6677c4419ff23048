import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { readBuildEnvironment } from '../../config/environment';
import { absoluteUrl } from '../../routing/absolute-url';
import { writePacks } from '../packs/write';
import { listPages } from '../pages/page-list';
import { keepPictures } from '../pictures/kept-pictures';
import type { Moved } from '../rules/redirects';
import { writeRules } from '../rules/write';
import { writeSecurityText } from './security-txt';
import { lastChanges, robotsText, sitemapEntries, writeSitemap } from './sitemap-xml';

/**
 * Finds the page on which anybody may write to us, in English if there is one: whoever has found a weakness finds a
 * form there.
 */
function contactPage({ getNodesByType }: BuildArgs, siteUrl: string): string | undefined {
  const pages = getNodesByType('StaticPage') as unknown as {
    identifier: string;
    locale: string;
    path: string;
  }[];
  const contacts = pages.filter(({ identifier }) => identifier === 'contact');
  const page = contacts.find(({ locale }) => locale === 'en') ?? contacts[0];
  return page && absoluteUrl(siteUrl, page.path);
}

/**
 * Writes what stands beside the pages: the sitemap for search engines, the server's rules, the lists of packs and the
 * like.
 */
export async function onPostBuild(args: BuildArgs) {
  const environment = readBuildEnvironment();
  const { siteUrl } = environment;
  const pages = args.getNodesByType('SitePage') as unknown as Parameters<typeof sitemapEntries>[0] &
    Parameters<typeof listPages>[0];
  await keepPictures(args);
  const entries = sitemapEntries(pages, siteUrl, lastChanges(args.getNodesByType('Article')));
  await writeSitemap(entries, siteUrl);
  writeFileSync(join('public', 'robots.txt'), robotsText(siteUrl));
  const contact = environment.securityContact ?? contactPage(args, siteUrl);
  if (!writeSecurityText({ siteUrl, contact, builtAt: new Date() }))
    args.reporter.warn(
      'SECURITY_CONTACT is not set, and there is no contact page: the site has no /.well-known/security.txt. Expected a mail or https address for reports of security problems.',
    );
  writeFileSync(join('public', '_pages.json'), JSON.stringify(listPages(pages)));
  const paths = pages.map(({ path }) => path);
  writePacks(args, paths);
  const moved = ['Article', 'Country', 'StaticPage'].flatMap((type) =>
    args.getNodesByType(type),
  ) as unknown as Moved[];
  writeRules(environment, { paths, moved });
}
