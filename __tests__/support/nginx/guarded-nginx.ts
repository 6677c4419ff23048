import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { required } from '../served';
import { startNginx } from './nginx';
import { startWitness } from './witness';

export const CMS = 'cms.example.org';
export const PUBLISHER = 'publish.example.org';
export const SITE = 'www.example.org';

export type GuardedNginx = Awaited<ReturnType<typeof startGuardedNginx>>;

/**
 * nginx in front of a witness for the CMS, one for the publisher, and a site of one page.
 * @param ports of other programs that stand for either
 * @param files of the site besides, by their paths
 */
export async function startGuardedNginx(
  ports: { cms?: number; publisher?: number } = {},
  files: Readonly<Record<string, string>> = {},
) {
  const current = mkdtempSync(join(tmpdir(), 'release-'));
  const rules = { '_nginx-http.conf': '', '_nginx-server.conf': '' };
  for (const [path, text] of Object.entries({ ...rules, 'index.html': 'accueil', ...files })) {
    mkdirSync(dirname(join(current, path)), { recursive: true });
    writeFileSync(join(current, path), text);
  }
  const [cms, publisher] = [await startWitness('cms'), await startWitness('publisher')];
  const all = { cms: cms.port, publisher: publisher.port, ...ports };
  const nginx = await startNginx(required('TEST_NGINX'), { current, ports: all });
  return {
    ...nginx,
    cms,
    publisher,
    stop: async () => {
      await nginx.stop();
      await cms.stop();
      await publisher.stop();
      rmSync(current, { recursive: true });
    },
  };
}
