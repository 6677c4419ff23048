import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from './facts';
import type { Installation } from './servers';

/**
 * Makes a fixture of an installation whose CMS is stopped: a backup by its own code, its environment file, and the facts.
 * @param out folder of the fixture
 * @param part kind of database, which names the files
 */
export function pack(
  { checkout, data, env }: Installation,
  facts: Facts | Pick<Facts, 'commit' | 'madeAt' | 'pages' | 'admins'>,
  out: string,
  part: 'sqlite' | 'postgres',
): void {
  const backups = join(data, 'backups');
  execFileSync(process.execPath, [join(checkout, 'scripts/backup.mjs'), backups], {
    env: { ...process.env, ...env, CMS_PORT: '1' },
    stdio: 'inherit',
  });
  mkdirSync(out, { recursive: true });
  copyFileSync(env['ENV_PATH'] ?? '', join(out, 'environment'));
  copyFileSync(join(backups, readdirSync(backups)[0] ?? ''), join(out, `${part}.tar.gz`));
  writeFileSync(join(out, `${part}.json`), `${JSON.stringify(facts, null, 2)}\n`);
}
