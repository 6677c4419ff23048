/** The least that the CMS sends for an entry of each type; tests change what they are about. */
export const rawArticleEntry = {
  documentId: 'doc1',
  id_court: 'k3v9x',
  locale: 'fr',
  titre: 'Geysir',
  slug: 'geysir',
  type: 'zone',
  pay: { documentId: 'is', locale: 'fr', slug: 'islande' },
  region: { documentId: 'south', locale: 'fr' },
};

export const rawCountryEntry = {
  documentId: 'is',
  id_court: 'b2c3d',
  locale: 'fr',
  pays: 'Islande',
  slug: 'islande',
  reference: 'islande',
  pays_principal: true,
};

export const rawRegionEntry = {
  documentId: 'south',
  id_court: 'c4d5f',
  locale: 'fr',
  titre: 'Sud',
  pay: { documentId: 'is', locale: 'fr' },
};

export const rawPageEntry = {
  documentId: 'page1',
  locale: 'fr',
  titre: 'Contact',
  slug: 'contact',
  identifiant: 'contact',
};
