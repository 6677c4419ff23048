import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { derivativesFolder } from 'gatsby-plugin-sharp/derivatives-folder';
import sharp from 'sharp';

type Derivatives = { readonly derivativesFolder: typeof derivativesFolder };
type Transform = { readonly outputPath: string; readonly args: object };

const nodeFs = jest.requireActual<{ readFileSync: typeof readFileSync }>('fs');
const fs = jest.requireActual<{ writeFile: (path: string, content: Buffer) => Promise<void> }>('fs-extra');
const { processFile } = jest.requireActual<{
  processFile: (file: string, transforms: readonly Transform[]) => Promise<unknown>;
}>('gatsby-plugin-sharp/process-file');
const plugin = jest.requireActual<{
  setActions: (actions: { createJobV2: (job: object) => Promise<void> }) => void;
  queueImageResizing: (options: object) => { src: string; absolutePath: string };
}>('gatsby-plugin-sharp');

const folder = mkdtempSync(join(tmpdir(), 'derivatives-'));
const picture = join(folder, 'geyser.png');
beforeAll(async () => {
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c33' } }).toFile(picture);
});
afterAll(() => rmSync(folder, { recursive: true }));

const AVIF = { toFormat: 'avif', width: 32, quality: 46 };

it('a derivative has a short address, in one folder for each picture', () => {
  plugin.setActions({ createJobV2: () => Promise.resolve() });
  const file = {
    name: 'geyser à Geysir',
    absolutePath: picture,
    extension: 'png',
    internal: { contentDigest: 'a'.repeat(32) },
  };
  const before = process.cwd();
  process.chdir(folder);
  const { src, absolutePath } = plugin.queueImageResizing({ file, args: { width: 32 }, reporter: {} });
  process.chdir(before);
  expect(src).toMatch(/^\/static\/geyser%20%C3%A0%20Geysir-[\da-f]{8}\/[\da-f]{5}\.png$/);
  expect(absolutePath).toContain(join('public/static', derivativesFolder(file)));
  const other = { ...file, internal: { contentDigest: 'b'.repeat(32) } };
  expect(derivativesFolder(other)).not.toBe(derivativesFolder(file));
});

it('a derivative has another address when the code that makes it has changed', () => {
  const file = { name: 'geyser', internal: { contentDigest: 'a'.repeat(32) } };
  const code = require.resolve('gatsby-plugin-sharp/process-file');
  const { readFileSync: read } = nodeFs;
  const spy = jest.spyOn(nodeFs, 'readFileSync');
  spy.mockImplementation((path, options) => (path === code ? 'other code' : read(path, options)));
  let changed = '';
  jest.isolateModules(() => {
    changed = jest
      .requireActual<Derivatives>('gatsby-plugin-sharp/derivatives-folder')
      .derivativesFolder(file);
  });
  spy.mockRestore();
  expect(changed).toMatch(/^geyser-[\da-f]{8}$/);
  expect(changed).not.toBe(derivativesFolder(file));
});

it('a derivative that exists is left alone', async () => {
  const outputPath = join(folder, 'known.avif');
  writeFileSync(outputPath, 'made before');
  await processFile(picture, [{ outputPath, args: AVIF }]);
  expect(readFileSync(outputPath, 'utf8')).toBe('made before');
});

it('a derivative gets its name when it is whole', async () => {
  const outputPath = join(folder, 'whole.avif');
  const write = jest.spyOn(fs, 'writeFile');
  await processFile(picture, [{ outputPath, args: AVIF }]);
  expect(write.mock.calls.map(([path]) => path)).toEqual([`${outputPath}.part`]);
  write.mockRestore();
  expect([existsSync(outputPath), existsSync(`${outputPath}.part`)]).toEqual([true, false]);
});

it('AVIF has half the colours, as WebP has', async () => {
  const outputPath = join(folder, 'colours.avif');
  await processFile(picture, [{ outputPath, args: AVIF }]);
  const bytes = readFileSync(outputPath);
  // Of AV1's configuration box: the bits for subsampling across and down.
  const configuration = bytes.indexOf('av1C') + 'av1C'.length;
  expect(((bytes[configuration + 2] ?? 0) >> 2) & 0b11).toBe(0b11);
});
