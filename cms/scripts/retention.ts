import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';

/**
 * npm run retention [-- --go-ahead]
 *
 * Says what of visitors' data is old enough to be erased, and why it is not, or not at once; with --go-ahead erases it,
 * because somebody has looked at the clock and the numbers. Works beside a running server.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'go-ahead': { type: 'boolean', default: false } } });
  process.env.SEED_ON_START = 'false';
  const distDir = path.resolve(__dirname, '..');
  const strapi = createStrapi({ appDir: path.dirname(distDir), distDir });
  // Only now, because loading Strapi reads cms/.env, which these need.
  const { enforceRetention, foresee } = await import('../src/visitors/retention');
  await strapi.load();
  try {
    const now = new Date();
    const { counts, objection } = await foresee(strapi, now);
    console.log(`It is ${now.toISOString()}. Old enough to be erased, of all:`);
    for (const { kind, going, all } of counts) console.log(`  ${kind} ${String(going)} of ${String(all)}`);
    if (objection === undefined) console.log('Nothing speaks against it.');
    else
      console.log(`${objection.kind === 'loss' ? 'A fifth a night' : 'On hold'}: ${objection.message.en}.`);
    if (!values['go-ahead']) return;
    await enforceRetention(strapi, { now, isSure: true });
    console.log('Erased.');
  } finally {
    await strapi.destroy();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? `retention: ${error.message}` : error);
    process.exit(1);
  },
);
