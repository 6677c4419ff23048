import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { logIn } from '../support/cms/admin';
import { backUp, runCommand, secretsIn, temporaryFolder } from '../support/cms/backup';
import { type OwnCms, readContent, startOwnCms } from '../support/cms/cms-process';
import { WALK } from '../support/inputs/made-files';
import { cmsData, cmsUrl } from '../support/served';
import { readSqlite } from '../support/upgrade/tables';

const UID = 'api::article.article';
const SLUG = `test-sauvegarde-${Date.now()}`;
const TRACK = `<?xml version="1.0"?><gpx version="1.1"><!-- ${'é'.repeat(5000)} --><trk><trkseg>${WALK}</trkseg></trk></gpx>`;
const source = { CMS_DATA_DIR: cmsData(), CMS_PORT: new URL(cmsUrl()).port };

/** Types with relations, components and pictures. */
const ENTRIES = ['countries', 'articles', 'map-features', 'static-pages'].flatMap((type) =>
  ['fr', 'en'].map(
    (locale) => `/${type}?locale=${locale}&populate=*&sort=documentId&pagination[pageSize]=100`,
  ),
);
const shortIdsIn = (data: string) =>
  (readSqlite(join(data, 'data.db')).get('short_ids') ?? [])
    .map((row) => ['short_id', 'uid', 'document_id', 'deleted_at'].map((field) => row[field]).join(' '))
    .sort();
const uploadsIn = (data: string) => join(data, 'public/uploads');

let folder: string;
let archive: string;
let restored: OwnCms | undefined;
/** As they were restored: a CMS puts them in order when it starts. */
let shortIds: string[] = [];
/** Number of versions that the editor had saved for certain before the backup began, and when it had ended. */
let savedBefore = 0;
let savedAfter = 0;

beforeAll(async () => {
  folder = temporaryFolder();
  const admin = await logIn();
  await admin.upload('trace-sauvegarde.gpx', TRACK, 'application/gpx+xml');
  const { documentId } = await admin.create(UID, 'fr', { titre: 'Version 0', slug: SLUG });
  let saved = 0;
  let goesOn = true;
  const editor = (async () => {
    while (goesOn) {
      const { status } = await admin.save(UID, documentId, 'fr', { titre: `Version ${saved + 1}` });
      if (status !== 200) throw new Error(`the editor could not save: ${status}`);
      saved += 1;
    }
  })();
  while (saved < 3) await new Promise((wait) => setTimeout(wait, 20));
  savedBefore = saved;
  archive = await backUp(join(folder, 'backups'), source);
  savedAfter = saved;
  goesOn = false;
  await editor;

  const data = join(folder, 'cms');
  const { code, output } = await runCommand('restore', [archive], { CMS_DATA_DIR: data, CMS_PORT: '1' });
  if (code !== 0) throw new Error(output);
  shortIds = shortIdsIn(data);
  restored = await startOwnCms({ CMS_DATA_DIR: data });
});
afterAll(async () => {
  await restored?.stop();
  rmSync(folder, { recursive: true });
});

const read = (path: string) => restored?.read(path);

describe('a backup of the running CMS, restored into another folder', () => {
  it('holds the draft as it was at one moment of the backup', () => {
    // The content API reads out no drafts.
    const articles = readSqlite(join(folder, 'cms/data.db')).get('articles') ?? [];
    const draft = articles.find(({ slug, published_at: publishedAt }) => slug === SLUG && !publishedAt);
    const version = Number(String(draft?.['titre']).replace('Version ', ''));
    expect(savedAfter).toBeGreaterThan(savedBefore);
    expect(version).toBeGreaterThanOrEqual(savedBefore);
    // One more may be stored already whose answer the editor has not yet seen.
    expect(version).toBeLessThanOrEqual(savedAfter + 1);
  });

  it.each(ENTRIES)('answers alike to %s', async (path) => {
    const [before, after] = [await readContent(cmsUrl(), path), await read(path)];
    expect((before as { data: unknown[] }).data.length).toBeGreaterThan(0);
    expect(after).toEqual(before);
  });

  it('holds whose every short id is', () => {
    expect(shortIds.length).toBeGreaterThan(100);
    expect(shortIds).toEqual(shortIdsIn(cmsData()));
  });

  it('holds no secret of the environment', () => {
    expect(secretsIn(archive)).toEqual([]);
  });

  it('holds every upload, byte for byte', async () => {
    const names = readdirSync(uploadsIn(cmsData())).sort();
    const own = names.find((name) => name.startsWith('trace_sauvegarde'));
    expect(readdirSync(uploadsIn(join(folder, 'cms'))).sort()).toEqual(names);
    for (const name of names) {
      const [before, after] = [cmsData(), join(folder, 'cms')].map((data) =>
        readFileSync(join(uploadsIn(data), name)),
      );
      expect([name, before?.equals(after ?? Buffer.of())]).toEqual([name, true]);
    }
    const served = await fetch(`${restored?.url}/uploads/${own}`);
    expect(await served.text()).toBe(TRACK);
  });

  it('opens to the same passwords', async () => {
    const { admin } = JSON.parse(readFileSync(join(cmsData(), 'accounts.json'), 'utf8')) as { admin: object };
    const { status } = await fetch(`${restored?.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    expect(status).toBe(200);
  });
});
