import { logIn } from '../../support/cms/admin';
import { type AdminAccount, callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { picture } from '../../support/inputs/made-files';
import { cmsToken, cmsUrl } from '../../support/served';

const ARTICLE = 'api::article.article';
const run = String(Date.now());

let editors: Record<'fr' | 'en', AdminAccount>;
let country: string;
let count = 0;
beforeAll(async () => {
  const made = async (preferedLanguage: string) => makeAdmin('strapi-editor', { preferedLanguage });
  editors = { fr: await made('fr'), en: await made('en') };
  ({ documentId: country } = await (await logIn()).find('api::country.country', 'fr', { slug: 'islande' }));
});

const inIceland = () => ({ pay: { connect: [{ documentId: country, locale: 'fr' }] } });

async function write(data: Record<string, unknown>): Promise<string> {
  count += 1;
  const slug = `refus-${run}-${String(count)}`;
  return (await (await logIn()).create(ARTICLE, 'fr', { titre: slug, slug, ...data })).documentId;
}

async function publish(documentId: string, language: 'fr' | 'en' = 'fr') {
  const path = `/content-manager/collection-types/${ARTICLE}/${documentId}/actions/publish?locale=fr`;
  const answer = await callAs(editors[language].token, 'POST', path, {});
  const { error } = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status, message: error?.message ?? '' };
}

async function remove(documentId: string): Promise<void> {
  await (
    await logIn()
  ).request('DELETE', `/content-manager/collection-types/${ARTICLE}/${documentId}?locale=fr`);
}

async function isPublished(documentId: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${cmsToken()}` };
  return (await fetch(`${cmsUrl()}/api/articles/${documentId}?locale=fr`, { headers })).ok;
}

const NOWHERE = '/fr/islande/nexiste-pas/';

describe('what the build would refuse is refused at Publish, in the language of the editor', () => {
  it.each<[string, () => Record<string, unknown>, RegExp, RegExp]>([
    [
      'neither a country nor a word about it',
      () => ({}),
      /cochez « article général »/,
      /tick “general article”/,
    ],
    [
      'coordinates the wrong way round',
      () => ({ ...inIceland(), coordonnees: { latitude: -20.15, longitude: 64.08 } }),
      /hors de la carte du pays «\u00a0Islande\u00a0».*échangées$/,
      /outside the map of the country “Islande”.*swapped$/,
    ],
    [
      'a year that has not come',
      () => ({ ...inIceland(), mis_a_jour_le: '2062-11-20' }),
      /«\u00a0Mis à jour le\u00a0» \(mis_a_jour_le\), 2062-11-20, n’est pas encore arrivé$/,
      /“Updated on” \(mis_a_jour_le\), 2062-11-20, has not come yet$/,
    ],
    [
      'months in words',
      () => ({ ...inIceland(), saison: 'juin à août' }),
      /«\u00a0Mois de la saison\u00a0» \(juin à août\) n’a pas la forme attendue\u202f; des mois en nombres/,
      /“Months of the season” \(juin à août\) has not the expected form; months as numbers/,
    ],
    [
      'a picture that is not in the media library',
      () => ({ ...inIceland(), corps: '![x](/uploads/nonexistent.jpg)' }),
      /absentes de la médiathèque \(\/uploads\/nonexistent\.jpg\)/,
      /not in the media library \(\/uploads\/nonexistent\.jpg\)/,
    ],
    [
      'a picture without an address',
      () => ({ ...inIceland(), corps: '![une vue]()' }),
      /images du texte sans adresse \(!\[une vue\]\(\)\)/,
      /pictures of the text without an address \(!\[une vue\]\(\)\)/,
    ],
    [
      'a link that leads to no page',
      () => ({ ...inIceland(), corps: `[lien mort](${NOWHERE}) [vivant](/fr/islande/)` }),
      new RegExp(`ne mènent à aucune page du site \\(${NOWHERE}\\)`),
      new RegExp(`lead to no page of the site \\(${NOWHERE}\\)`),
    ],
  ])('%s', async (_, data, french, english) => {
    const documentId = await write(data());
    const [fr, en] = [await publish(documentId, 'fr'), await publish(documentId, 'en')];
    expect([fr.status, en.status]).toEqual([400, 400]);
    expect(fr.message).toMatch(french);
    expect(fr.message).not.toMatch(english);
    expect(en.message).toMatch(english);
    expect(en.message).not.toMatch(french);
    expect(await isPublished(documentId)).toBe(false);
    await remove(documentId);
  });

  it('but not what is right: a general article, links to homes, maps, countries, pages and to where one has been', async () => {
    const links = [
      '/fr/',
      '/en/',
      '/fr/islande/',
      '/fr/islande/carte/',
      '/fr/contact/#ecrire',
      '/fr/islande',
    ];
    const documentId = await write({
      article_general: true,
      corps: links.map((link) => `[ici](${link})`).join(' '),
    });
    expect(await publish(documentId)).toEqual({ status: 200, message: '' });
    const slug = `autre-${run}`;
    const saved = await (await logIn()).save(ARTICLE, documentId, 'fr', { slug });
    expect(saved.status).toBe(200);
    expect((await publish(documentId)).status).toBe(200);
    const linking = await write({ ...inIceland(), corps: `[avant](/fr/refus-${run}-${String(count)}/)` });
    expect(await publish(linking)).toEqual({ status: 200, message: '' });
    await remove(linking);
    await remove(documentId);
  });

  it('and the day of first publication is filled in, once', async () => {
    const documentId = await write({ article_general: true });
    const today = () => new Date().toISOString().slice(0, 10);
    const before = today();
    expect((await publish(documentId)).status).toBe(200);
    const admin = await logIn();
    const day = async () => (await admin.find(ARTICLE, 'fr', { documentId }))['publie_le'];
    expect([before, today()]).toContain(await day());
    await admin.save(ARTICLE, documentId, 'fr', { publie_le: '2026-01-02' });
    expect((await publish(documentId)).status).toBe(200);
    expect(await day()).toBe('2026-01-02');
    await remove(documentId);
  });

  it.each(['http://localhost:1337', 'https://cms.example.org'])(
    'and a picture is kept by its path, where the button of the editor has written %s before it',
    async (origin) => {
      const admin = await logIn();
      const { url } = await admin.upload(
        `port-${run}.png`,
        new Uint8Array(await picture('png')),
        'image/png',
      );
      const text = (address: string) => `![Le port](${address})`;
      const documentId = await write({ article_general: true, corps: text(origin + url) });
      expect(await publish(documentId)).toEqual({ status: 200, message: '' });
      expect(await admin.find(ARTICLE, 'fr', { documentId })).toMatchObject({ corps: text(url) });
      await remove(documentId);
    },
  );

  it('and not a link to a draft, so that two new articles may link to each other', async () => {
    const first = await write(inIceland());
    const second = await write({
      ...inIceland(),
      corps: `[ici](/fr/islande/refus-${run}-${String(count)}/)`,
    });
    expect(await publish(second)).toEqual({ status: 200, message: '' });
    await remove(second);
    await remove(first);
  });
});

describe('a file that something published shows', () => {
  const deleteFile = (id: number) => callAs(editors.fr.token, 'DELETE', `/upload/files/${String(id)}`);
  const deleteMany = (ids: number[]) =>
    callAs(editors.fr.token, 'POST', '/upload/actions/bulk-delete', { fileIds: ids });
  const upload = async () =>
    (await logIn()).upload(`usage-${run}.png`, new Uint8Array(await picture('png')), 'image/png');

  it.each<[string, (file: { id: number; url: string }) => Record<string, unknown>]>([
    ['in a text', ({ url }) => ({ corps: `![une description](${url})` })],
    ['in a field', ({ id }) => ({ couverture: { fichier: id, alternative: 'une description' } })],
  ])('%s is deleted only once it is shown nowhere', async (_, data) => {
    const [file, other] = [await upload(), await upload()];
    const documentId = await write({ article_general: true, ...data(file) });
    expect(await publish(documentId)).toEqual({ status: 200, message: '' });
    for (const answer of [await deleteFile(file.id), await deleteMany([other.id, file.id])]) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(`utilisé par refus-${run}-${String(count)} (fr)`);
    }
    expect((await fetch(cmsUrl() + other.url)).status).toBe(200);
    await remove(documentId);
    expect((await deleteFile(file.id)).status).toBe(200);
    expect((await deleteMany([other.id])).status).toBe(200);
  });

  it('has a description there, or the text is not published', async () => {
    const { id, url } = await upload();
    const documentId = await write({ ...inIceland(), corps: `![](${url})` });
    const { status, message } = await publish(documentId);
    expect([status, message]).toEqual([400, expect.stringContaining('sans texte alternatif')]);
    await remove(documentId);
    expect((await deleteFile(id)).status).toBe(200);
  });

  it.each<[string, (file: { id: number; url: string }) => Record<string, unknown>, RegExp]>([
    ['in a text', ({ url }) => ({ corps: `![un plan](${url})` }), /ne sont pas des images/],
    [
      'in a field',
      ({ id }) => ({ couverture: { fichier: id, alternative: 'un plan' } }),
      /«\u00a0Image de couverture, Image\u00a0» .* n’est pas une image/,
    ],
  ])('as a picture %s is one', async (_, data, message) => {
    const file = await (await logIn()).upload(`plan-${run}.pdf`, '%PDF-1.4\n', 'application/pdf');
    const documentId = await write({ ...inIceland(), ...data(file) });
    const answer = await publish(documentId);
    expect([answer.status, answer.message]).toEqual([400, expect.stringMatching(message)]);
    await remove(documentId);
    expect((await deleteFile(file.id)).status).toBe(200);
  });
});

it.each([
  ['api::author.author', 'auteur', 'cette signature est celle de 1 entrée'],
  ['api::region.region', 'region', 'cette région est celle de 1 entrée'],
])('an entry of %s is deleted only once no entry has it', async (uid, field, message) => {
  const name = `usage-${run}`;
  const { documentId: given } = await (
    await logIn()
  ).create(uid, 'fr', uid === 'api::author.author' ? { nom: name } : { titre: name });
  const deleteIt = () =>
    callAs(editors.fr.token, 'DELETE', `/content-manager/collection-types/${uid}/${given}?locale=fr`);
  const documentId = await write({ [field]: { connect: [{ documentId: given, locale: 'fr' }] } });
  const answer = await deleteIt();
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(message);
  await remove(documentId);
  expect((await deleteIt()).status).toBe(200);
});
