import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildArgs, Node } from 'gatsby';
import { derivativesFolder, recipe } from 'gatsby-plugin-sharp/derivatives-folder';
import { restorePictureCache, keepPictures } from '../../../src/site-build/pictures/kept-pictures';

const [ONE, OTHER] = ['a'.repeat(32), 'b'.repeat(32)] as const;
const PICTURES = [
  { name: 'geyser', internal: { contentDigest: ONE } },
  { name: 'phare', internal: { contentDigest: OTHER } },
];
/** As gatsby-plugin-sharp names them (patches/). */
const [GEYSER = '', PHARE = ''] = PICTURES.map(derivativesFolder);
const before = process.cwd();

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Gatsby's caches, each with a name of its own; a cold build has new ones. */
function newCaches(): Pick<BuildArgs, 'getCache'> {
  const caches = new Map<string, Map<string, unknown>>();
  const cacheOf = (name: string) => {
    const known = caches.get(name) ?? new Map<string, unknown>();
    caches.set(name, known);
    return {
      name,
      directory: '',
      get: (key: string) => Promise.resolve(known.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(known.set(key, value)),
      del: (key: string) => Promise.resolve(void known.delete(key)),
    };
  };
  return { getCache: cacheOf };
}

function keep(digests: readonly string[], caches = newCaches()) {
  const inUse = PICTURES.filter(({ internal }) => digests.includes(internal.contentDigest));
  const nodes = inUse as unknown as Node[];
  return keepPictures({ ...caches, getNodesByType: () => nodes });
}

/** As gatsby-plugin-sharp keeps what it has measured. */
const sharp = ({ getCache }: Pick<BuildArgs, 'getCache'>) => getCache('gatsby-transformer-sharp');

beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'kept-'))));
afterEach(() => process.chdir(before));

describe('derivatives of pictures', () => {
  it('survive a cold build', async () => {
    write(`public/static/${GEYSER}/12345.avif`, 'avif');
    await keep([ONE]);
    rmSync('public', { recursive: true });
    await restorePictureCache(newCaches());
    expect(readFileSync(`public/static/${GEYSER}/12345.avif`, 'utf8')).toBe('avif');
  });

  it('go with their picture', async () => {
    write(`public/static/${GEYSER}/12345.avif`, 'avif');
    write(`public/static/${PHARE}/12345.avif`, 'avif');
    await keep([ONE, OTHER]);
    await keep([ONE]);
    expect([GEYSER, PHARE].map((folder) => existsSync(`var/pictures/${recipe}/${folder}`))).toEqual([
      true,
      false,
    ]);
  });

  it('are taken neither half-written nor from what is no picture', async () => {
    write(`public/static/${GEYSER}/12345.avif.part`, 'av');
    write('public/static/fraunces.woff2', 'font');
    await keep([ONE]);
    expect(existsSync(`var/pictures/${recipe}/${GEYSER}`)).toBe(false);
    expect(existsSync(`var/pictures/${recipe}/fraunces.woff2`)).toBe(false);
  });

  it('bring along what was measured of their picture, until it is gone', async () => {
    const facts = { width: 1600, height: 1066, format: 'jpeg', dominantColor: '#282848' };
    const first = newCaches();
    await sharp(first).set(`metadata-${ONE}`, facts);
    await keep([ONE, OTHER], first);
    const cold = newCaches();
    await restorePictureCache(cold);
    await expect(sharp(cold).get(`metadata-${ONE}`)).resolves.toEqual(facts);
    await expect(sharp(cold).get(`metadata-${OTHER}`)).resolves.toBeUndefined();

    await keep([OTHER], cold);
    const without = newCaches();
    await restorePictureCache(without);
    await expect(sharp(without).get(`metadata-${ONE}`)).resolves.toBeUndefined();
  });

  it('are brought back also where what was measured cannot be read', async () => {
    write(`var/pictures/${recipe}/${GEYSER}/12345.avif`, 'avif');
    write(`var/pictures/${recipe}/measured.json`, '{"half');
    await restorePictureCache(newCaches());
    expect(existsSync(`public/static/${GEYSER}/12345.avif`)).toBe(true);
  });

  it('that other code has made are neither brought back nor kept', async () => {
    write(`var/pictures/other1234/${GEYSER}/12345.avif`, 'avif');
    await restorePictureCache(newCaches());
    expect(existsSync(`public/static/${GEYSER}`)).toBe(false);
    await keep([ONE]);
    expect(existsSync('var/pictures/other1234')).toBe(false);
  });

  it('are needed by nobody on a first build', async () => {
    await expect(restorePictureCache(newCaches())).resolves.toBeUndefined();
  });
});
