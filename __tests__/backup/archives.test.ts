import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  backUp,
  changed,
  runCommand,
  smallSource,
  temporaryFolder,
  withManifest,
} from '../support/cms/backup';

let folder: string;
let archive: string;
beforeAll(async () => {
  folder = temporaryFolder();
  archive = await backUp(join(folder, 'backups'), smallSource(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => rmSync(join(folder, 'target'), { recursive: true, force: true }));

const DAMAGES: readonly [string, () => string, string][] = [
  ['that ends too soon', () => cutShort(), 'changed.tar.gz is damaged: it cannot be unpacked'],
  ['with a changed database', () => changed(archive, changeDatabase), 'database.db is not what was saved'],
  ['without one of its uploads', () => changed(archive, removeUpload), 'is missing. Nothing was changed.'],
  ['with a file too many', () => changed(archive, addFile), 'uploads/x.php does not belong to it'],
  ['of something else', () => changed(archive, removeManifest), 'is not a backup of this CMS'],
  ['in a later format', () => withManifest(archive, { format: 2 }), 'has the format 2; this version reads 1'],
  [
    'of a newer Strapi',
    () => withManifest(archive, { strapi: '5.100.0' }),
    'made with Strapi 5.100.0, newer than',
  ],
  ['that is not there', () => join(folder, 'no.tar.gz'), 'There is no file'],
  [
    'of the other kind of database',
    () => withManifest(archive, { database: 'PostgreSQL' }),
    'holds a PostgreSQL database, and this CMS works with SQLite (DATABASE_CLIENT)',
  ],
];

describe('a restore refuses an archive', () => {
  it.each(DAMAGES)('%s', async (_, make, words) => {
    const target = join(folder, 'target');
    const env = { CMS_DATA_DIR: target, CMS_PORT: '1' };
    const { code, output } = await runCommand('restore', [make()], env);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    expect(existsSync(target) ? readdirSync(target) : []).toEqual([]);
  });
});

function cutShort(): string {
  const file = changed(archive, () => undefined);
  truncateSync(file, 10_000);
  return file;
}

/** Changes one bit: the file is as long as it was. */
function changeDatabase(unpacked: string): void {
  const file = join(unpacked, 'database.db');
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  writeFileSync(file, bytes);
}

function removeUpload(unpacked: string): void {
  const uploads = join(unpacked, 'uploads');
  rmSync(join(uploads, readdirSync(uploads)[0] ?? ''));
}

function addFile(unpacked: string): void {
  writeFileSync(join(unpacked, 'uploads/x.php'), '');
}

function removeManifest(unpacked: string): void {
  rmSync(join(unpacked, 'manifest.json'));
}
