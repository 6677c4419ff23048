import { type ArticleSource, type Catalogue, emptyCatalogue } from '../../cms/src/seed/catalogue/types';
import type { ArticleFacts } from '../../cms/src/seed/schema/article';
import { EXPECTED } from '../../tools/content-check/extent/expectations';

const located = (file: string) => ({ place: { file, line: 1 }, locate: () => ({ file, line: 1 }) });
const times = (count: number) => Array.from({ length: count }, (_, index) => String(index));

/** An article in both languages. */
export function article(
  key: string,
  country: string | undefined,
  facts: Partial<ArticleFacts> = {},
): ArticleSource {
  const { place, locate } = located(`${key}/article.yaml`);
  const text = { value: { titre: key, slug: key }, locate, body: 'Un mot', locateBody: () => place };
  const value = { auteur: 'camille', publie_le: '2026-03-02', ...facts };
  return { key, place, country, facts: { value, locate }, texts: { fr: text, en: text } };
}

const [INTEREST, ...GUIDES] = ['interet', 'zone', 'loisir', 'top'];

function articlesOfMain(country: string, regions: readonly string[]): ArticleSource[] {
  const guides = regions.flatMap((region) =>
    GUIDES.slice(0, (EXPECTED.guidesInRegionBut[region] ?? EXPECTED.guidesInRegion).min).map((type) =>
      article(`${region}-${type}`, country, { region, type }),
    ),
  );
  return [
    ...guides,
    article(`${country}-sight`, country, { type: INTEREST ?? '', region: regions[0] ?? '' }),
    article(`${country}-other`, country, { type: 'autre' }),
    ...times(15).map((n) => article(`${country}-practical-${n}`, country, { etape: 'etape1' })),
  ];
}

function addMain(catalogue: Catalogue, key: string, regions: readonly string[]): void {
  const climat = times(12).map((n) => ({
    mois: Number(n) + 1,
    ...{ temperature_min: 0, temperature_max: 9, pluie_mm: 9, jour_h: 9 },
  }));
  const value = {
    climat,
    articles_etape6: times(4),
    urgences: [{ service: {}, numero: '112' }],
    sources: [{ titre: {}, url: 'https://a.example' }],
  };
  const at = located(`content/countries/${key}/country.yaml`);
  catalogue.countries.push({ key, place: at.place, facts: { value, locate: at.locate }, texts: {} });
  catalogue.articles.push(...articlesOfMain(key, regions));
  for (const region of regions) {
    const value = { key: region, titre: { fr: region, en: region } };
    catalogue.regions.push({ ...located(`${key}/regions.yaml`), key: region, country: key, value });
  }
  for (const n of times(8)) {
    const value = { key: `${key}-${n}`, titre: { fr: n, en: n } };
    catalogue.excursions.push({ ...located('excursions.yaml'), key: value.key, country: key, value });
  }
  for (const [index, n] of times(40).entries()) {
    const couche = EXPECTED.layers[index % 5] ?? '';
    const value = { key: `${key}-${n}`, titre: { fr: n, en: n }, couche, geometrie: {} };
    catalogue.features.push({ ...located('map.yaml'), key: value.key, country: key, value });
  }
}

/** Content with nothing but its extent, which is as expected. */
export function wholeCatalogue(): Catalogue {
  const catalogue = emptyCatalogue();
  for (const [key, regions] of Object.entries(EXPECTED.regions)) addMain(catalogue, key, regions);
  for (const key of EXPECTED.otherCountries) {
    const { place, locate } = located(`content/countries/${key}/country.yaml`);
    catalogue.countries.push({ key, place, facts: { value: {}, locate }, texts: {} });
    catalogue.articles.push(...times(2).map((n) => article(`${key}-${n}`, key)));
  }
  catalogue.articles.push(...times(4).map((n) => article(`top-${n}`, undefined)));
  return catalogue;
}
