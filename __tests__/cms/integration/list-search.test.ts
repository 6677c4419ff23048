import { logIn } from '../../support/cms/admin';

const UID = 'api::article.article';
const PATH = `/content-manager/collection-types/${UID}`;
const run = Date.now().toString(36);

let documentId = '';
beforeAll(async () => {
  const admin = await logIn();
  const article = { titre: `École de l’Œuf ${run}`, slug: `ecole-${run}` };
  documentId = (await admin.create(UID, 'fr', article)).documentId;
});
afterAll(async () => {
  await (await logIn()).request('DELETE', `${PATH}/${documentId}?locale=*`);
});

async function found(words: string, locale = 'fr'): Promise<[number, number]> {
  const query = new URLSearchParams({ locale, _q: words });
  const answer = await (await logIn()).request('GET', `${PATH}?${query.toString()}`);
  const { results, pagination } = (await answer.json()) as {
    results: unknown[];
    pagination: { total: number };
  };
  return [results.length, pagination.total];
}

describe('the search above a list', () => {
  it.each(['École de l’Œuf', 'ecole de l’oeuf', 'ÉCOLE DE L’ŒUF', 'Écôle de l’oeuf'])(
    'finds “%s” whatever the accents',
    async (words) => {
      expect(await found(`${words} ${run}`)).toEqual([1, 1]);
    },
  );

  it('finds nothing in the other language, and nothing that nobody wrote', async () => {
    expect(await found(`ecole de l’oeuf ${run}`, 'en')).toEqual([0, 0]);
    expect(await found(`100 % de _ ${run}`)).toEqual([0, 0]);
  });
});
