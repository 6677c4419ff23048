import { difference, filesOf, readPackList, weightOf } from '../../../src/content/pack/list';
import { cacheName, isOutdated, orphans, type SavedPack } from '../../../src/content/pack/saved';

const SENT = {
  path: '/fr/islande/',
  locale: 'fr',
  name: 'Islande',
  version: 'v2',
  parts: {
    base: [
      ['/fr/islande/', 40_000, 9_000, 'aa'],
      ['/app-1.js', 60_000, 20_000, 'bb'],
    ],
    pictures: [['/static/vik/1.avif', 10_000, 10_000, 'cc']],
  },
};
const list = readPackList(SENT);

describe('a pack list', () => {
  it('weighs what is chosen of it', () => {
    expect(weightOf(filesOf(list, false))).toEqual({ sent: 29_000, bytes: 100_000 });
    expect(weightOf(filesOf(list, true))).toEqual({ sent: 39_000, bytes: 110_000 });
  });

  it.each([
    ['nothing', undefined],
    ['no version', { ...SENT, version: undefined }],
    ['another language', { ...SENT, locale: 'de' }],
    ['no pictures', { ...SENT, parts: { base: [] } }],
    [
      'an address of another site',
      { ...SENT, parts: { base: [['https://a.example/', 1, 1, 'a']], pictures: [] } },
    ],
    ['a list that nobody has weighed', { ...SENT, parts: { base: ['/fr/islande/'], pictures: [] } }],
  ])('is refused with %s', (_, sent) => {
    expect(() => readPackList(sent)).toThrow(/pack list/);
  });
});

describe('an update', () => {
  it('fetches what is new or other, and takes over what is the same', () => {
    const kept = [
      { address: '/fr/islande/', bytes: 1, sent: 1, digest: 'old' },
      { address: '/app-1.js', bytes: 60_000, sent: 20_000, digest: 'bb' },
      { address: '/gone.js', bytes: 1, sent: 1, digest: 'dd' },
    ];
    const { same, changed } = difference(filesOf(list, true), kept);
    expect(same.map(({ address }) => address)).toEqual(['/app-1.js']);
    expect(changed.map(({ address }) => address)).toEqual(['/fr/islande/', '/static/vik/1.avif']);
  });

  it('is offered when the version differs', () => {
    const pack: SavedPack = { ...list, withPictures: false, cache: 'c', savedAt: 0, files: [] };
    expect(isOutdated(pack, list)).toBe(false);
    expect(isOutdated({ ...pack, version: 'v1' }, list)).toBe(true);
  });
});

describe('caches that nothing points to', () => {
  const one = cacheName('/fr/1/', 'v1', 1);
  const twelve = cacheName('/fr/12/', 'v1', 2);
  const unfinished = cacheName('/fr/1/', 'v2', 3);
  const all = [one, twelve, unfinished, 'of-somebody-else'];

  it('are what was cut off, and nothing of others', () => {
    expect(orphans(all, [{ cache: one }, { cache: twelve }])).toEqual([unfinished]);
  });

  it('are told apart for packs whose addresses begin alike', () => {
    expect(orphans(all, [], '/fr/1/')).toEqual([one, unfinished]);
    expect(orphans(all, [], '/fr/12/')).toEqual([twelve]);
  });
});
