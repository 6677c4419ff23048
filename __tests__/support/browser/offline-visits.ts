import { OfflineSite } from './offline-site';
import { OfflineVisitor } from './offline-visitor';

/**
 * A site whose countries can be saved, and a visitor who does, for all tests of a file.
 * @param prepare chooses what the site has, before it is published
 */
export function offlineVisits(prepare: (site: OfflineSite) => void): {
  site: OfflineSite;
  visitor: OfflineVisitor;
} {
  const site = new OfflineSite();
  const visitor = new OfflineVisitor(site);
  beforeAll(async () => {
    prepare(site);
    await site.publish();
    await site.start();
    await visitor.openBrowser();
  });
  afterAll(async () => {
    await visitor.end();
    await site.end();
  });
  return { site, visitor };
}
