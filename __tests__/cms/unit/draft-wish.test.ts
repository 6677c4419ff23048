import { draftWish } from '../../../cms/src/domain/draft-wish';

describe('a query of the content API', () => {
  it.each([
    [{}],
    [{ status: 'published' }],
    [{ locale: 'fr', populate: '*', pagination: { page: '1' } }],
    [{ populate: { localizations: { fields: ['slug'] } } }],
    [{ populate: { pay: { populate: ['localizations'] } } }],
    [{ filters: { titre: { $contains: 'localizations' } }, sort: 'titre:asc' }],
  ])('%j asks for publications alone', (query) => expect(draftWish(query)).toBeUndefined());

  it.each([
    [{ status: 'draft' }, 'status'],
    [{ status: '' }, 'status'],
    [{ status: 'Published' }, 'status'],
    [{ status: ['published'] }, 'status'],
    [{ status: undefined }, 'status'],
    [{ publicationFilter: 'modified' }, 'publicationFilter'],
    [{ publicationState: 'preview' }, 'publicationState'],
    [{ hasPublishedVersion: 'false' }, 'hasPublishedVersion'],
    [{ filters: { localizations: { titre: 'x' } } }, 'localizations'],
    [{ filters: { $or: [{ pay: { localizations: { id: 1 } } }] } }, 'localizations'],
    [{ populate: { pay: { filters: { localizations: { id: 1 } } } } }, 'localizations'],
    [{ sort: 'localizations.titre:asc' }, 'localizations'],
    [{ sort: ['slug', 'localizations.titre'] }, 'localizations'],
    [{ sort: { localizations: { titre: 'asc' } } }, 'localizations'],
    [{ populate: { region: { sort: 'localizations.titre' } } }, 'localizations'],
  ])('%j asks for drafts by “%s”', (query, name) => expect(draftWish(query)).toBe(name));
});
