import { logIn } from '../../support/cms/admin';
import { ownArticle, type OwnArticle } from '../../support/cms/visitor';
import { cmsToken, cmsUrl } from '../../support/served';

const ARTICLE = 'api::article.article';
const SECRET = 'Interdit-au-public';

type Answer = { status: number; text: string; total: number };

async function ask(path: string): Promise<Answer> {
  const answer = await fetch(`${cmsUrl()}${path}`, { headers: { authorization: `Bearer ${cmsToken()}` } });
  const text = await answer.text();
  const { meta } = JSON.parse(text) as { meta?: { pagination?: { total: number } } };
  return { status: answer.status, text, total: meta?.pagination?.total ?? 0 };
}

type Schema = {
  uid: string;
  schema: {
    pluralName: string;
    singularName: string;
    kind: string;
    attributes: Record<string, { type: string; target?: string }>;
  };
};

/** The types of content, as the build learns of them. */
async function types(): Promise<Schema[]> {
  const { text } = await ask('/api/content-type-builder/content-types');
  return (JSON.parse(text) as { data: Schema[] }).data.filter(({ uid }) => uid.startsWith('api::'));
}

const addressOf = ({ schema }: Schema) =>
  `/api/${schema.kind === 'singleType' ? schema.singularName : schema.pluralName}`;

describe('drafts, for the build’s token', () => {
  let own: OwnArticle;
  let readable: Schema[];
  afterAll(() => own.drop());
  beforeAll(async () => {
    own = await ownArticle('fr');
    const admin = await logIn();
    // Ahead of its publication, and in a language that is not published at all.
    const draft = { titre: SECRET, slug: 'interdit-au-public' };
    expect((await admin.save(ARTICLE, own.documentId, 'fr', draft)).status).toBe(200);
    expect((await admin.save(ARTICLE, own.documentId, 'en', draft)).status).toBe(200);
    const all = await types();
    const answers = await Promise.all(all.map((type) => ask(addressOf(type))));
    readable = all.filter((type, i) => answers[i]?.status === 200 && type.uid !== 'api::comment.comment');
  });

  it('are refused on every type that it may read', async () => {
    expect(readable.map(({ schema }) => schema.singularName).sort()).toEqual(
      ['article', 'author', 'country', 'excursion', 'map-feature', 'region', 'site', 'static-page'].sort(),
    );
    for (const type of readable) {
      expect((await ask(`${addressOf(type)}?status=draft`)).status).toBe(400);
      expect((await ask(`${addressOf(type)}?status=published`)).status).toBe(200);
    }
  });

  it.each([
    'status=draft',
    'status=',
    'status[]=draft',
    'status[]=published',
    'status=published&status=draft',
    'Status=draft',
    'STATUS=draft',
    '%73tatus=draft',
    'publicationState=preview',
    'hasPublishedVersion=false',
    'publicationFilter=modified',
    'publicationFilter=never-published',
    'populate[localizations][status]=draft',
    'populate[localizations][filters][publishedAt][$null]=true',
    'populate=localizations',
    'populate=*',
    'filters[publishedAt][$null]=true',
    'filters[$or][0][publishedAt][$null]=true&filters[$or][1][id][$gt]=0',
  ])('are not shown by ?%s', async (query) => {
    for (const path of ['/api/articles', `/api/articles/${own.documentId}`, '/API/Articles']) {
      const { status, text } = await ask(`${path}?locale=fr&${query}&pagination[pageSize]=100`);
      expect([200, 400, 403, 404]).toContain(status);
      expect(text).not.toContain(SECRET);
    }
  });

  it.each([
    `filters[localizations][titre][$eq]=${SECRET}`,
    `filters[$not][localizations][titre][$ne]=${SECRET}`,
    `filters[continuer_voyage][localizations][titre][$eq]=${SECRET}`,
    'sort=localizations.titre',
    'sort[0]=localizations.titre:desc',
    'sort[localizations][titre]=asc',
  ])('cannot be guessed by ?%s', async (query) => {
    const { status, text } = await ask(`/api/articles?locale=fr&${query}`);
    expect(status).toBe(400);
    expect(text).toContain('expected a query for published content');
  });

  it('cannot be guessed by a condition on any relation', async () => {
    const relations = readable.flatMap((type) =>
      Object.entries(type.schema.attributes)
        .filter(([, { type: kind, target }]) => kind === 'relation' && target?.startsWith('api::'))
        .map(([name]) => [addressOf(type), name] as const),
    );
    expect(relations.length).toBeGreaterThan(10);
    for (const [path, name] of relations) {
      for (const locale of ['fr', 'en']) {
        const both = `filters[${name}][publishedAt][$null]=true&filters[${name}][id][$notNull]=true`;
        const { status, total } = await ask(`${path}?locale=${locale}&${both}`);
        expect([`${path} ${name}`, status === 400 || total === 0]).toEqual([`${path} ${name}`, true]);
      }
    }
  });

  it('cannot be written either: posting needs another permission', async () => {
    const answer = await fetch(`${cmsUrl()}/api/articles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cmsToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'draft', data: { titre: 'x', slug: 'x' } }),
    });
    expect([403, 404, 405]).toContain(answer.status);
  });
});
