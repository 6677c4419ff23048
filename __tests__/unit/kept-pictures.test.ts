import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Node } from 'gatsby';
import { bringBackPictures, keepPictures } from '../../src/build/kept-pictures';

const [ONE, OTHER] = ['a'.repeat(32), 'b'.repeat(32)] as const;
/** As gatsby-plugin-sharp names them (patches/). */
const [GEYSER, PHARE] = ['geyser-aaaaaaaa', 'phare-bbbbbbbb'] as const;
const before = process.cwd();

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function keep(digests: readonly string[]) {
  const nodes = digests.map((contentDigest) => ({ internal: { contentDigest } })) as unknown as Node[];
  return keepPictures({ getNodesByType: () => nodes });
}

beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'kept-'))));
afterEach(() => process.chdir(before));

describe('derivatives of pictures', () => {
  it('survive a cold build', async () => {
    write(`public/static/${GEYSER}/12345.avif`, 'avif');
    await keep([ONE]);
    rmSync('public', { recursive: true });
    await bringBackPictures();
    expect(readFileSync(`public/static/${GEYSER}/12345.avif`, 'utf8')).toBe('avif');
  });

  it('go with their picture', async () => {
    write(`public/static/${GEYSER}/12345.avif`, 'avif');
    write(`public/static/${PHARE}/12345.avif`, 'avif');
    await keep([ONE, OTHER]);
    await keep([ONE]);
    expect([GEYSER, PHARE].map((folder) => existsSync(`var/pictures/${folder}`))).toEqual([true, false]);
  });

  it('are taken neither half-written nor from what is no picture', async () => {
    write(`public/static/${GEYSER}/12345.avif.part`, 'av');
    write('public/static/fraunces.woff2', 'font');
    await keep([ONE]);
    expect(existsSync('var/pictures')).toBe(false);
  });

  it('are needed by nobody on a first build', async () => {
    await expect(bringBackPictures()).resolves.toBeUndefined();
  });
});
