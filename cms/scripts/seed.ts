import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';

/**
 * npm run seed [-- --overwrite] [--dir folder …]
 *
 * Starts Strapi without listening, so that it works beside a running server on the same database.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { overwrite: { type: 'boolean', default: false }, dir: { type: 'string', multiple: true } },
  });
  // The start's own seeding would come first and without the options given here.
  process.env.SEED_ON_START = 'false';
  const distDir = path.resolve(__dirname, '..');
  const strapi = createStrapi({ appDir: path.dirname(distDir), distDir });
  // Only now, because loading Strapi reads cms/.env, which the environment needs.
  const { environment } = await import('../config/environment');
  const { seed } = await import('../src/seed');
  await strapi.load();
  try {
    const folders = values.dir?.map((folder) => path.resolve(folder)) ?? environment.contentFolders;
    await seed(strapi, { folders, overwrite: values.overwrite });
  } finally {
    await strapi.destroy();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? `seed: ${error.message}` : error);
    process.exit(1);
  },
);
