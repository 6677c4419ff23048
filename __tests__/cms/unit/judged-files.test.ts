import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameFault } from '../../../cms/src/domain/file-names';
import { judge } from '../../../cms/src/uploads/judge';
import { gpx, picture, WALK } from '../../support/inputs/made-files';

const folder = mkdtempSync(join(tmpdir(), 'grand-large-judged-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** @returns the kind of the file, or why it is not kept */
async function judged(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, 'sent');
  writeFileSync(path, content);
  const found = await judge({ path, name, size: Buffer.byteLength(content) });
  return 'mime' in found ? found.name : found.fr;
}

const PDF = '%PDF-1.4\n%%EOF\n';
const cut = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length * 0.9));

describe('a file that is given as a track', () => {
  it.each<[string, () => string | Buffer | Promise<Buffer>]>([
    ['un PDF', () => PDF],
    ['une image JPEG', () => picture('jpeg')],
    ['une image WebP', () => picture('webp')],
    ['une page HTML', () => '\n<!DOCTYPE html><p>Une page</p>'],
    ['une archive ZIP', () => Buffer.from('PK\u0003\u0004\u0014', 'latin1')],
  ])('and is %s is told so, and that a .gpx is expected', async (what, content) => {
    expect(await judged('marche.gpx', await content())).toBe(
      `le fichier n’est pas un GPX\u00a0: c’est ${what}, et une trace au format .gpx est attendue`,
    );
  });

  it('and is one is kept', async () => {
    expect(await judged('marche.gpx', gpx(WALK))).toBe('GPX');
  });
});

it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'a picture in %s that is cut short is told so, without a word of the parser',
  async (format) => {
    expect(await judged(`a.${format}`, cut(await picture(format)))).toMatch(
      /^l’image (JPEG|PNG|WebP|AVIF|GIF|TIFF) est incomplète ou abîmée\u202f; exportez-la de nouveau$/,
    );
  },
);

it.each([
  ['Où dormir ?.jpg', /«\u00a0\?\u00a0»/],
  ['a\u0001.jpg', /signe invisible/],
  [`${'é'.repeat(99)}.jpg`, /trop long/],
])('the name %j is told what is wrong with it', (name, fault) => {
  expect(nameFault(name)?.fr).toMatch(fault);
});

it('an ordinary name is taken', () => {
  expect(nameFault('Été à Vík (2).jpg')).toBeUndefined();
});
