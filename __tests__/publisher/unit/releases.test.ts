import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { compress } from '../../../publisher/releases/compress';
import { ReleaseWorkshop } from '../../support/publisher/release-workshop';

let shop: ReleaseWorkshop;

const LONG = 'a sentence that is long enough to be worth compressing. '.repeat(40);

const write = (path: string, text: string, at?: number) => shop.write(path, text, at);
const scripts = (...names: string[]) => shop.scripts(...names);
const release = (now?: Date) => shop.release(now && { now });
const read = (path: string) => shop.read(path);
const inode = (id: string, path: string) => statSync(join(shop.store.pathOf(id), path)).ino;

beforeEach(() => {
  shop = new ReleaseWorkshop();
  write('index.html', LONG);
  write('fr/islande/index.html', 'Islande');
  write('app-0123456789.js', 'one');
  write('styles.0123456789.css', 'a{}');
  scripts('app-0123456789.js', 'styles.0123456789.css');
});
afterEach(() => shop.end());

describe('a release', () => {
  it('holds what was built, with compressed forms of what is worth it', async () => {
    write('_rules.json', LONG);
    await release();
    expect(read('_rules.json').toString()).toBe(LONG);
    expect(() => read('_rules.json.br')).toThrow('ENOENT');
    expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(LONG);
    expect(gunzipSync(read('index.html.gz')).toString()).toBe(LONG);
    expect(() => read('fr/islande/index.html.br')).toThrow('ENOENT');
  });

  it('packs pages as small as Brotli can, and second to that where thousands have changed', async () => {
    const page = join(shop.root, 'page.html');
    const text = readFileSync(__filename, 'utf8');
    const sizeAmong = async (changed: number) => {
      writeFileSync(page, text);
      await compress(page, changed);
      return statSync(`${page}.br`).size;
    };
    const [best, second] = [await sizeAmong(1000), await sizeAmong(1001)];
    expect(best).toBeLessThan(second);
    const usual = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
    expect(second).toBeLessThan(usual);
  });

  it('spends no seconds on lists of everything, which change with each publication', async () => {
    const list = Array.from({ length: 6000 }, (_, at) => `/fr/etape-imaginaire-${at * 7919}/`).join('\n');
    const pathOf = (name: string) => join(shop.root, name);
    const sizes = await Promise.all(
      ['list.json', 'list.js'].map(async (name) => {
        writeFileSync(pathOf(name), list);
        await compress(pathOf(name), 1);
        return statSync(pathOf(`${name}.br`)).size;
      }),
    );
    const sizeAt = (quality: number) =>
      brotliCompressSync(list, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
    expect(list.length).toBeGreaterThan(150_000);
    expect(sizeAt(9)).not.toBe(sizeAt(11));
    expect(sizes.map((size) => (size < (sizeAt(9) + sizeAt(11)) / 2 ? 'best' : 'quick'))).toEqual([
      'quick',
      'best',
    ]);
  });

  it('holds nothing that no visitor asks for', async () => {
    const useless = ['~partytown/partytown.js', '_gatsby/slices/_gatsby-scripts-1.html', 'app.js.map'];
    for (const path of useless) write(path, 'never asked for');
    await release();
    for (const path of ['webpack.stats.json', ...useless]) expect(() => read(path)).toThrow('ENOENT');
  });

  it('costs what changed: the rest is linked to the release before, and never to the build', async () => {
    await release();
    write('fr/islande/index.html', 'Islande, revue', 1_700_000_100);
    const { changed, removed } = await release();
    expect([changed, removed]).toEqual([['fr/islande/index.html'], []]);
    expect(inode('000002', 'index.html')).toBe(inode('000001', 'index.html'));
    expect(inode('000002', 'index.html.br')).toBe(inode('000001', 'index.html.br'));
    expect(inode('000002', 'index.html')).not.toBe(statSync(join(shop.built, 'index.html')).ino);
    expect(readFileSync(join(shop.store.pathOf('000001'), 'fr/islande/index.html'), 'utf8')).toBe('Islande');
  });

  it('takes a file that was written again alike for unchanged', async () => {
    await release();
    write('index.html', LONG, 1_700_000_200);
    const { changed } = await release();
    expect(changed).toEqual([]);
  });

  it('says what is gone', async () => {
    await release();
    rmSync(join(shop.built, 'fr'), { recursive: true });
    const { removed } = await release();
    expect(removed).toEqual(['fr/islande/index.html']);
    expect(() => read('fr/islande/index.html')).toThrow('ENOENT');
  });

  it('keeps what starts a page for as long as a build has it, although webpack does not know it', async () => {
    write('start-0123456789abcdef.js', 'start');
    await release(new Date('2026-11-01T00:00:00Z'));
    write('index.html', `${LONG} Changed.`);
    await release(new Date('2036-11-01T00:00:00Z'));
    expect(read('start-0123456789abcdef.js').toString()).toBe('start');
  });

  it('keeps chunks that load late for as long as the runtime of a build knows them', async () => {
    const runtime = 'webpack-runtime-00000000000000000001.js';
    write(runtime, 'load({41:"0123456789abcdef0123"})');
    write('41-0123456789abcdef0123.js', 'map');
    scripts('app-0123456789.js', 'styles.0123456789.css', runtime);
    await release(new Date('2026-11-01T00:00:00Z'));
    write('index.html', `${LONG} Changed.`);
    await release(new Date('2036-11-01T00:00:00Z'));
    expect(read('41-0123456789abcdef0123.js').toString()).toBe('map');
  });

  it.each([
    ['lie in the build still', () => undefined],
    ['went with its cache', () => rmSync(join(shop.built, 'app-0123456789.js'))],
  ])('keeps scripts of earlier builds for open pages, and not for ever, when they %s', async (_, lose) => {
    await release(new Date('2026-11-01T00:00:00Z'));
    write('app-fedcba9876.js', 'two');
    scripts('app-fedcba9876.js');
    lose();
    await release(new Date('2026-11-02T00:00:00Z'));
    expect(read('app-0123456789.js').toString()).toBe('one');
    expect(read('styles.0123456789.css').toString()).toBe('a{}');
    await release(new Date('2026-11-15T00:00:00Z'));
    expect(read('app-0123456789.js').toString()).toBe('one');
    await release(new Date('2026-11-17T00:00:00Z'));
    expect(() => read('app-0123456789.js')).toThrow('ENOENT');
    expect(() => read('styles.0123456789.css')).toThrow('ENOENT');
    expect(read('app-fedcba9876.js').toString()).toBe('two');
  });
});

describe('the releases on disk', () => {
  it('keep the newest, the live one and those that are spared', async () => {
    for (let count = 0; count < 6; count += 1) await release();
    await shop.store.switchTo('000001');
    await shop.store.prune(2, ['000003']);
    expect((await shop.store.list()).map(({ id }) => id)).toEqual(['000006', '000005', '000003', '000001']);
  });

  it('count on, whatever the clock says', async () => {
    await release(new Date('2026-11-20T00:00:00Z'));
    await release(new Date('1999-01-01T00:00:00Z'));
    expect((await shop.store.list()).map(({ id }) => id)).toEqual(['000002', '000001']);
    expect(await shop.store.currentId()).toBe('000002');
  });

  it('are read again when one is made anew under its old number', async () => {
    await release(new Date('2026-11-01T00:00:00Z'));
    await shop.store.list();
    rmSync(shop.store.pathOf('000001'), { recursive: true });
    await release(new Date('2026-11-02T00:00:00Z'));
    expect((await shop.store.list()).map(({ createdAt }) => createdAt)).toEqual(['2026-11-02T00:00:00.000Z']);
  });

  it('do not count a half-made one', async () => {
    await release();
    mkdirSync(shop.store.pathOf('000002'));
    expect((await shop.store.list()).map(({ id }) => id)).toEqual(['000001']);
    expect(await shop.store.nextId()).toBe('000003');
  });

  it('refuse a switch to one that is not there', async () => {
    await release();
    await expect(shop.store.switchTo('000009')).rejects.toThrow('There is no release 000009');
    expect(await shop.store.currentId()).toBe('000001');
  });
});
