// npm run serve: what the last build made.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './lib/main.mjs';
import { assertFree, readPort } from './lib/ports.mjs';
import { ROOT } from './lib/project.mjs';
import { Failure } from './lib/report.mjs';
import { serveSite } from './lib/site.mjs';

await main(async () => {
  if (!existsSync(join(ROOT, 'public/index.html')))
    throw new Failure('There is no build to serve.', 'Run npm run build first.');
  const port = readPort('SITE_PORT');
  await assertFree(port, 'SITE_PORT');
  const site = await serveSite(port);
  console.log(`Site http://localhost:${port}/ (Ctrl-C stops it)`);
  await site.exited;
});
