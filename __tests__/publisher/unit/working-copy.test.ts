import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { WorkingCopy } from '../../../publisher/build/working-copy';

const ORIGIN = { code: 'c1', schema: 's1' };
const CUT_OFF = 'the build before was cut off';
let folder: string;
let copy: WorkingCopy;

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** A build that ends well. */
async function build() {
  await copy.prepare(ORIGIN);
  write('.cache/data/nodes', 'sound');
  write('.cache/webpack/pack', 'first');
  write('public/~partytown/partytown.js', 'copied');
  write('public/fr/index.html', 'a page');
  write('public/static/picture.avif', 'a picture');
  await copy.finish(ORIGIN);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'));
  copy = new WorkingCopy(folder, async () => {
    await mkdir(folder, { recursive: true });
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('starts from nothing where nothing is, and with the cache after a good build', async () => {
  expect(await copy.prepare(ORIGIN)).toBe('it is the first build here');
  await build();
  expect(await copy.prepare(ORIGIN)).toBeUndefined();
});

it.each([
  ['sources', { ...ORIGIN, code: 'c2' }, 'the sources of the site have changed'],
  ['content types', { ...ORIGIN, schema: 's2' }, 'the content types have changed'],
])('starts from nothing with other %s, and keeps the pictures', async (_, origin, reason) => {
  await build();
  await copy.keep();
  expect(await copy.prepare(origin)).toBe(reason);
  expect(existsSync(join(folder, '.cache'))).toBe(false);
  expect(existsSync(join(folder, 'public/fr'))).toBe(false);
  expect(read('public/static/picture.avif')).toBe('a picture');
});

it('copies the cache before a build where it was not copied after the last one', async () => {
  await build();
  await copy.prepare(ORIGIN);
  write('.cache/data/nodes', 'half');
  expect(await copy.prepare(ORIGIN)).toBeUndefined();
  expect(read('.cache/data/nodes')).toBe('sound');
});

describe('after a build that was cut off or failed', () => {
  beforeEach(async () => {
    await build();
    await copy.keep();
    await copy.prepare(ORIGIN);
    write('.cache/data/nodes', 'half');
    write('.cache/data/more', 'half');
    write('.cache/webpack/pack', 'second');
  });

  it('takes the cache of the good build before, where no page was written', async () => {
    write('public/static/another.avif', 'another picture');
    write('public/~partytown/partytown.js', 'copied once more');
    write('static/favicon.svg', 'an icon');
    write('public/favicon.svg', 'an icon, copied once more');
    expect(await copy.prepare(ORIGIN)).toBeUndefined();
    expect(read('.cache/data/nodes')).toBe('sound');
    expect(existsSync(join(folder, '.cache/data/more'))).toBe(false);
    expect(read('.cache/webpack/pack')).toBe('second');
  });

  it.each([
    ['was written', () => write('public/fr/index.html', 'A page')],
    ['was added', () => write('public/fr/new/index.html', 'a page')],
    ['was taken away', () => rmSync(join(folder, 'public/fr/index.html'))],
  ])('starts from nothing where a page %s', async (_, change) => {
    change();
    expect(await copy.prepare(ORIGIN)).toBe(CUT_OFF);
  });

  it('starts from nothing where the build was one of other sources', async () => {
    await copy.prepare({ ...ORIGIN, code: 'c2' });
    expect(await copy.prepare({ ...ORIGIN, code: 'c2' })).toBe(CUT_OFF);
  });

  it('starts from nothing where the copy was cut off', async () => {
    rmSync(join(folder, '.cache-kept.json'));
    expect(await copy.prepare(ORIGIN)).toBe(CUT_OFF);
  });

  it('takes the same copy again, where that build too came to nothing', async () => {
    await copy.prepare(ORIGIN);
    write('.cache/data/nodes', 'half again');
    expect(await copy.prepare(ORIGIN)).toBeUndefined();
    expect(read('.cache/data/nodes')).toBe('sound');
  });
});
