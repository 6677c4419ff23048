import { linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeManifest } from '../../../publisher/releases/manifest';
import { contentsOf, ReleaseWorkshop } from '../../support/publisher/release-workshop';

const LONG = 'a sentence that is long enough to be worth compressing. '.repeat(40);
const SCRIPT = 'app-0123456789.js';

let shop: ReleaseWorkshop;

/** Releases, of which two are kept: from the third one on, each is made of one that expired. */
const release = (now?: Date) => shop.release({ keep: 2, ...(now && { now }) });
const live = () => contentsOf(shop.store.current);
const spare = () => join(shop.store.folder, '.spare');
/** Changes with each name that a file gets or loses. */
const touchedAt = (path: string) => statSync(join(shop.store.current, path)).ctimeMs;

/** Returns what a release of the build holds when there is no earlier one to make it of. */
async function fresh(): Promise<Record<string, string>> {
  const other = new ReleaseWorkshop();
  try {
    Object.assign(other, { built: shop.built });
    await other.release();
    return contentsOf(other.store.current);
  } finally {
    other.end();
  }
}

beforeEach(async () => {
  shop = new ReleaseWorkshop();
  shop.write('index.html', LONG);
  shop.write('fr/islande/index.html', 'Islande');
  shop.write('fr/islande/geysir/index.html', LONG);
  shop.write('fr/short.json', '"short"');
  shop.write(SCRIPT, LONG);
  shop.scripts(SCRIPT);
  for (let count = 0; count < 3; count += 1) {
    shop.write('news.html', `${LONG} ${count}`, 1_700_000_000 + count);
    await release();
  }
});
afterEach(() => shop.end());

describe('a release that is made of an expired one', () => {
  it.each<[string, () => void]>([
    ['nothing changes', () => undefined],
    ['a page is added', () => shop.write('fr/norvege/index.html', LONG)],
    ['a page changes', () => shop.write('fr/islande/index.html', 'Islande, revue')],
    ['a page changes back', () => shop.write('news.html', `${LONG} 0`, 1_700_000_100)],
    ['a page goes', () => shop.remove('fr/islande/geysir')],
    ['a folder goes', () => shop.remove('fr')],
    [
      'a page moves',
      () => {
        shop.remove('fr/islande/geysir');
        shop.write('fr/islande/geysers/index.html', LONG);
      },
    ],
    ['a text becomes too short to be compressed', () => shop.write('index.html', 'short')],
    ['a text becomes long enough to be compressed', () => shop.write('fr/short.json', JSON.stringify(LONG))],
    [
      'a file becomes a folder',
      () => {
        shop.remove('fr/short.json');
        shop.write('fr/short.json/index.html', 'a page');
      },
    ],
    [
      'a folder becomes a file',
      () => {
        shop.remove('fr/islande');
        shop.write('fr/islande', 'no folder');
      },
    ],
  ])('holds what a new one would when %s', async (_, change) => {
    change();
    await release();
    expect(live()).toEqual(await fresh());
  });

  it('leaves the releases before it as they were', async () => {
    const before = contentsOf(shop.store.pathOf('000003'));
    shop.write('index.html', `${LONG} changed`);
    shop.write('news.html', `${LONG} changed`);
    shop.remove('fr/islande/geysir');
    await release();
    expect(contentsOf(shop.store.pathOf('000003'))).toEqual(before);
  });

  it('costs what changed: the rest is not even linked', async () => {
    const [page, packed] = [touchedAt('index.html'), touchedAt('index.html.br')];
    shop.write('news.html', `${LONG} changed`);
    const { changed } = await release();
    expect(changed).toEqual(['news.html']);
    expect([touchedAt('index.html'), touchedAt('index.html.br')]).toEqual([page, packed]);
  });

  it('has the time of a change, also where it changes back to what the expired one held', async () => {
    const before = statSync(join(shop.store.current, 'news.html')).mtimeMs;
    shop.write('news.html', `${LONG} 0`, 1_700_000_100);
    await release();
    expect(statSync(join(shop.store.current, 'news.html')).mtimeMs).toBeGreaterThan(before);
  });

  it('keeps scripts of earlier builds for open pages, and not for ever', async () => {
    shop.write('app-fedcba9876.js', LONG);
    shop.scripts('app-fedcba9876.js');
    shop.remove(SCRIPT);
    for (const day of ['02', '03', '04', '15']) await release(new Date(`2026-11-${day}T00:00:00Z`));
    expect(live()).toMatchObject({ [SCRIPT]: LONG, [`${SCRIPT}.br`]: expect.any(String) });
    await release(new Date('2026-11-17T00:00:00Z'));
    expect(live()).toEqual(await fresh());
  });

  it('can be given back when it is not needed', async () => {
    const draft = await shop.store.openDraft();
    if (!draft.holds) throw new Error('expected an expired release');
    await writeManifest(draft.folder, draft.holds);
    await shop.store.giveBack(draft.folder);
    const page = touchedAt('index.html');
    await release();
    expect(touchedAt('index.html')).toBe(page);
    expect(live()).toEqual(await fresh());
  });
});

describe('a release is made from nothing', () => {
  it('after a crash in the middle of the one before', async () => {
    const kept = contentsOf(shop.store.pathOf('000003'));
    const { folder } = await shop.store.openDraft();
    rmSync(join(folder, 'fr'), { recursive: true });
    writeFileSync(join(folder, 'half.html'), 'half');
    expect((await shop.store.list()).map(({ id }) => id)).toEqual(['000003', '000002']);
    expect(live()).toEqual(kept);
    await release();
    expect(live()).toEqual(await fresh());
    expect(await shop.store.currentId()).toBe('000004');
  });

  it.each(['{ "id": "0000', '{}'])('when the expired one says of itself %s', async (text) => {
    writeFileSync(join(spare(), '_release.json'), text);
    rmSync(join(spare(), 'fr'), { recursive: true });
    await release();
    expect(live()).toEqual(await fresh());
  });

  it('after one that failed for what others had put into the expired one', async () => {
    mkdirSync(join(spare(), 'fr/norvege/index.html'), { recursive: true });
    shop.write('fr/norvege/index.html', LONG);
    await expect(release()).rejects.toThrow('index.html');
    expect(await shop.store.currentId()).toBe('000003');
    await release();
    expect(live()).toEqual(await fresh());
  });

  it('and never writes to a file that lies there', async () => {
    const kept = contentsOf(shop.store.pathOf('000003'));
    shop.write('fr/norvege/index.html', 'Norvège');
    mkdirSync(join(spare(), 'fr/norvege'));
    linkSync(join(shop.store.pathOf('000003'), 'index.html'), join(spare(), 'fr/norvege/index.html'));
    await expect(release()).rejects.toThrow('EEXIST');
    expect(contentsOf(shop.store.pathOf('000003'))).toEqual(kept);
  });
});

describe('what is left of a deletion', () => {
  it('is no release, and goes with the next draft', async () => {
    const half = join(shop.store.folder, '.gone-half');
    mkdirSync(half);
    writeFileSync(join(half, 'index.html'), LONG);
    expect((await shop.store.list()).map(({ id }) => id)).toEqual(['000003', '000002']);
    await shop.store.openDraft();
    expect(() => statSync(half)).toThrow('ENOENT');
  });
});
