import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { logIn } from '../../support/admin';
import { cmsData } from '../../support/served';

jest.setTimeout(120_000);

const ROOT = join(__dirname, '../../..');

/** The last line of a seeding run beside the running server: how many entries were created, updated, kept. */
function seed(): string {
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'seed'], {
    cwd: join(ROOT, 'cms'),
    encoding: 'utf8',
    env: {
      ...process.env,
      CMS_DATA_DIR: cmsData(),
      CONTENT_DIR: [join(ROOT, 'content'), join(ROOT, '__tests__/fixtures/content')].join(':'),
    },
  });
  const line = stdout.split('\n').findLast((text) => text.includes('seed: created'));
  if (!line) throw new Error(`seeding said no result:\n${stdout}\n${stderr}`);
  return line;
}

describe('seeding', () => {
  it('changes nothing the second time, and never what an editor changed', async () => {
    expect(seed()).toMatch(/created 0, updated 0, unchanged \d+, kept 0/);

    const admin = await logIn();
    const uid = 'api::excursion.excursion';
    const { documentId } = await admin.find(uid, 'fr', {});
    const saved = await admin.save(uid, documentId, 'fr', { duree: 'le temps qu’il faut' });
    expect(saved.status).toBe(200);

    expect(seed()).toMatch(/created 0, updated 0, unchanged \d+, kept [12] /);
    expect(await admin.find(uid, 'fr', { documentId })).toMatchObject({ duree: 'le temps qu’il faut' });
  });
});
