import { createHash } from 'node:crypto';
import { ReleaseWorkshop } from '../../support/publisher/release-workshop';

let shop: ReleaseWorkshop;
beforeEach(() => {
  shop = new ReleaseWorkshop();
  shop.scripts();
  shop.write('fr/islande/index.html', `<h1>Islande</h1>${'<p>Une île de feu et de glace.</p>'.repeat(100)}`);
  shop.write('vik.avif', 'a picture');
  shop.write(
    '_packs/fr/islande.json',
    JSON.stringify({ name: 'Islande', parts: { base: ['/fr/islande/', '/vik.avif'] } }),
  );
});
afterEach(() => shop.end());

const pack = () =>
  JSON.parse(shop.read('packs/fr/islande.json').toString()) as {
    name: string;
    version: string;
    parts: object;
  };
const digest = (path: string) => createHash('sha256').update(shop.read(path)).digest('hex').slice(0, 16);

it('a release says of each file of a pack what it weighs, on the line too, and how to know it', async () => {
  await shop.release();
  const page = 'fr/islande/index.html';
  const [whole, sent] = [shop.read(page).length, shop.read(`${page}.br`).length];
  expect(sent).toBeLessThan(whole);
  expect(pack()).toEqual({
    name: 'Islande',
    version: expect.stringMatching(/^[\da-f]{16}$/) as string,
    parts: {
      base: [
        ['/fr/islande/', whole, sent, digest(page)],
        ['/vik.avif', 9, 9, digest('vik.avif')],
      ],
    },
  });
});

it('the version of a pack changes with its files, and with nothing else', async () => {
  await shop.release();
  const before = pack().version;
  shop.write('en/index.html', 'no part of it');
  expect((await shop.release()).changed).toEqual(['en/index.html']);
  expect(pack().version).toBe(before);
  shop.write('vik.avif', 'another one', 1_700_000_100);
  expect((await shop.release()).changed).toEqual(['packs/fr/islande.json', 'vik.avif']);
  expect(pack().version).not.toBe(before);
});

it('a list goes with its country, also where a release is made of an expired one', async () => {
  for (const id of [1, 2, 3]) {
    shop.write('vik.avif', `picture ${id}`, 1_700_000_000 + id);
    await shop.release({ keep: 1 });
  }
  expect(pack().parts).toEqual({ base: [expect.anything(), ['/vik.avif', 9, 9, digest('vik.avif')]] });
  shop.remove('_packs');
  expect((await shop.release({ keep: 1 })).removed).toContain('packs/fr/islande.json');
  expect(() => shop.read('packs/fr/islande.json')).toThrow('ENOENT');
});

it('a list that names what is not there ends the release, and says what', async () => {
  shop.write('_packs/fr/islande.json', JSON.stringify({ parts: { base: ['/fr/nowhere/'] } }), 1_700_000_100);
  await expect(shop.release()).rejects.toThrow(
    '_packs/fr/islande.json names /fr/nowhere/, which is no file of the release.',
  );
});
