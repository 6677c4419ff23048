// npm run develop: the CMS and `gatsby develop` together; an edit in the CMS shows in the browser within seconds.
import { externalBackend, publicAddresses, siteOrigins, startBackend } from './lib/backend.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { assertFree, readPort } from './lib/ports.mjs';
import { preflight } from './lib/preflight.mjs';
import { ROOT } from './lib/project.mjs';
import { developSite } from './lib/site.mjs';

await main(async () => {
  preflight();
  const port = readPort('DEVELOP_PORT');
  await assertFree(port, 'DEVELOP_PORT');
  await ensureInstalled(ROOT, 'site');
  const refresh = { DEVELOP_REFRESH_URL: `http://127.0.0.1:${port}/__refresh` };
  const cms = externalBackend() ?? (await startBackend({ ...siteOrigins(port), ...refresh }));
  const { api, panel } = publicAddresses(cms);
  const site = await developSite(port, cms, { GATSBY_CMS_URL: api });
  console.log(`\nSite http://localhost:${port}/, GraphiQL http://localhost:${port}/___graphql, CMS ${panel}`);
  await site.exited;
});
