import { inUseRule } from '../../../cms/src/documents/in-use';
import { ARTICLE, AUTHOR, MAP_FEATURE, REGION } from '../../../cms/src/strapi/uids';

type Cms = Parameters<typeof inUseRule>[0];
type Selection = { status?: string; filters: Record<string, { documentId: string }> };
type Stored = { uid: string; status: string; documentId: string; titre: string; [field: string]: string };

/** A CMS with these entries, the author “Line” and the region “Sud”. */
function cmsWith(entries: readonly Stored[]): Cms {
  const documents = (uid: string) => ({
    findFirst: () => Promise.resolve({ nom: 'Line', titre: 'Sud' }),
    findMany: ({ status, filters }: Selection) => {
      const [[field, has] = ['', { documentId: '' }]] = Object.entries(filters);
      return Promise.resolve(
        entries.filter(
          (each) => each.uid === uid && each.status === status && each[field] === has.documentId,
        ),
      );
    },
  });
  return { documents, requestContext: { get: () => undefined } } as unknown as Cms;
}

const articles = (count: number, status: string, has: Record<string, string>): Stored[] =>
  Array.from({ length: count }, (_, i) => {
    const titre = `A${String(i + 1)}`;
    return { uid: ARTICLE, status, documentId: titre, titre, ...has };
  });
const both = (count: number, has: Record<string, string>) =>
  ['published', 'draft'].flatMap((status) => articles(count, status, has));
const place: Stored = { uid: MAP_FEATURE, status: 'published', documentId: 'm', titre: 'Cap', region: 'd' };

const apply = (uid: string, action: string, entries: readonly Stored[]) =>
  inUseRule(cmsWith(entries), { uid, action, params: { documentId: 'd', locale: 'fr' } });

it.each<[string, string, string, Stored[], RegExp]>([
  [
    'an author of many articles',
    AUTHOR,
    'delete',
    both(187, { auteur: 'd' }),
    /« Line » \(fr\) : cette signature est celle de 187 entrées \(A1, A2, A3, A4, A5 …\)\u202f; donnez-leur-en une autre d’abord, et publiez \/ .*187 entries have this author/,
  ],
  [
    'an author of a draft',
    AUTHOR,
    'delete',
    articles(1, 'draft', { auteur: 'd' }),
    /1 entry has this author/,
  ],
  [
    'a region of an article and a place',
    REGION,
    'delete',
    [...both(1, { region: 'd' }), place],
    /« Sud » \(fr\) : cette région est celle de 2 entrées \(A1, Cap\)/,
  ],
  ['a region of a place, to unpublish', REGION, 'unpublish', [place], /1 entry has this region \(Cap\)/],
])('%s stays', async (_, uid, action, entries, message) => {
  await expect(apply(uid, action, entries)).rejects.toThrow(message);
});

it.each<[string, string, string, Stored[]]>([
  ['an author of nothing is deleted', AUTHOR, 'delete', both(2, { auteur: 'other' })],
  ['a region of nothing is deleted', REGION, 'delete', both(2, { region: 'other' })],
  ['a region of drafts is unpublished', REGION, 'unpublish', articles(1, 'draft', { region: 'd' })],
  ['an author in use is changed', AUTHOR, 'update', both(2, { auteur: 'd' })],
])('%s', async (_, uid, action, entries) => {
  await expect(apply(uid, action, entries)).resolves.toBeUndefined();
});
