import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logIn } from '../../support/cms/admin';
import { cmsData, testContent } from '../../support/served';

const ROOT = join(__dirname, '../../..');

/** The last line of a seeding run beside the running server: how many entries were created, updated, kept. */
async function seed(): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', 'seed'], {
    cwd: join(ROOT, 'cms'),
    env: {
      ...process.env,
      CMS_DATA_DIR: cmsData(),
      CONTENT_DIR: testContent(),
    },
  });
  const line = stdout.split('\n').findLast((text) => text.includes('seed: created'));
  if (!line) throw new Error(`seeding said no result:\n${stdout}\n${stderr}`);
  return line;
}

/** Returns how many edited entries a run left alone; it must have created and updated nothing. */
function keptIn(line: string): number {
  const kept = /created 0, updated 0, unchanged \d+, kept (\d+)/.exec(line)?.[1];
  if (kept === undefined) throw new Error(`expected nothing created or updated: ${line}`);
  return Number(kept);
}

describe('seeding', () => {
  it('changes nothing the second time, and never what an editor changed', async () => {
    // Another suite may have edited something before, which is kept as well.
    const before = keptIn(await seed());

    const admin = await logIn();
    const uid = 'api::excursion.excursion';
    const { documentId } = await admin.find(uid, 'fr', {});
    const saved = await admin.save(uid, documentId, 'fr', { duree: 'le temps qu’il faut' });
    expect(saved.status).toBe(200);

    // What the languages share counts in both.
    expect([before + 1, before + 2]).toContain(keptIn(await seed()));
    expect(await admin.find(uid, 'fr', { documentId })).toMatchObject({ duree: 'le temps qu’il faut' });
  });
});
