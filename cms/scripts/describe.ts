import fs from 'node:fs';

/**
 * node dist/scripts/describe.js
 *
 * Prints how this CMS is set up, as JSON, so that backup and restore go by the environment that it reads itself. The
 * answer can hold the database's password: it is for a pipe, never for a log.
 */
async function main(): Promise<void> {
  const file = process.env.ENV_PATH ?? '.env';
  // As Strapi does; what the process has already counts more.
  if (fs.existsSync(file)) process.loadEnvFile(file);
  const { environment } = await import('../config/environment');
  const { host, port, dataFolder, database } = environment;
  process.stdout.write(JSON.stringify({ host, port, dataFolder, database }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
