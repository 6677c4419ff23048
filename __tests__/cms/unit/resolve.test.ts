import { EntryRef, ImageRef, TextWithMedia } from '../../../cms/src/seed/plan/types';
import { refsOf, resolveData } from '../../../cms/src/seed/write/resolve';
import { ARTICLE, AUTHOR } from '../../../cms/src/strapi/uids';

const lookup = {
  file: (key: string) => (key === 'beach' ? { id: 7, url: '/uploads/beach_1.jpg' } : undefined),
  entry: ({ entry }: EntryRef) => (entry === 'known' ? 'doc1' : undefined),
};

it('turns keys into ids and addresses', () => {
  const data = {
    titre: 'A',
    vide: null,
    couverture: new ImageRef('beach', 'Une plage'),
    auteur: new EntryRef(AUTHOR, 'known'),
    corps: new TextWithMedia('![a](media:beach)'),
    etapes: [{ numero: 1, texte: new TextWithMedia('b') }],
    geometrie: { type: 'Point', coordinates: [1, 2] },
  };
  expect(resolveData(data, 'fr', lookup)).toEqual({
    missing: [],
    data: {
      titre: 'A',
      vide: null,
      couverture: { fichier: 7, alternative: 'Une plage' },
      auteur: 'doc1',
      corps: '![a](/uploads/beach_1.jpg)',
      etapes: [{ numero: 1, texte: 'b' }],
      geometrie: { type: 'Point', coordinates: [1, 2] },
    },
  });
});

it('leaves out what is not there and says which entries', () => {
  const unknown = new EntryRef(ARTICLE, 'unknown');
  const data = {
    couverture: new ImageRef('gone', 'x'),
    galerie: [new ImageRef('gone', 'x'), new ImageRef('beach', 'y')],
    region: unknown,
    continuer_voyage: [unknown, new EntryRef(ARTICLE, 'known')],
  };
  expect(resolveData(data, 'en', lookup)).toEqual({
    missing: [unknown, unknown],
    data: {
      couverture: null,
      galerie: [{ fichier: 7, alternative: 'y' }],
      region: null,
      continuer_voyage: ['doc1'],
    },
  });
  expect(refsOf(data)).toHaveLength(3);
});
