import type { CountrySource } from '../../../cms/src/seed/catalogue/types';
import type { Catalogue, Problem } from '../types';
import { demand } from './demand';
import { EXPECTED } from './expectations';

const ONE = { min: 1, max: Infinity };

function factsProblems({ facts: { value, locate } }: CountrySource): Problem[] {
  const { climat = [], urgences = [], sources = [], articles_etape6 = [] } = value;
  return [
    ...demand(
      locate(['articles_etape6']),
      'articles in step 6',
      articles_etape6.length,
      EXPECTED.step6InCountry,
    ),
    ...demand(locate(['climat']), 'months of climate', climat.length, EXPECTED.climateMonths),
    ...demand(locate(['urgences']), 'emergency numbers', urgences.length, EXPECTED.emergencyNumbers),
    ...demand(locate(['sources']), 'official sources', sources.length, EXPECTED.sources),
  ];
}

/** Guides of a region: its articles but those of type `interet`. */
export const guidesOf = (catalogue: Catalogue, region: string) =>
  catalogue.articles.filter(({ facts: { value } }) => value.region === region && value.type !== 'interet');

function regionProblems(catalogue: Catalogue, file: string, key: string): Problem[] {
  const place = catalogue.regions.find((region) => region.key === key)?.place;
  if (place === undefined) return [{ file, line: 1, message: `there is no region "${key}"` }];
  const range = EXPECTED.guidesInRegionBut[key] ?? EXPECTED.guidesInRegion;
  return demand(place, `guides in the region "${key}"`, guidesOf(catalogue, key).length, range);
}

/** Lists what a main country lacks. @param folder its folder, from the repository's */
export function mainCountryProblems(catalogue: Catalogue, country: CountrySource, folder: string): Problem[] {
  const isHere = (entry: { country: string | undefined }) => entry.country === country.key;
  const articles = catalogue.articles.filter(isHere).map(({ facts }) => facts.value);
  const layers = catalogue.features.filter(isHere).map(({ value }) => value.couche);
  const excursions = catalogue.excursions.filter(isHere).length;
  const practical = articles.filter(({ etape }) => etape !== undefined).length;
  const at = (file: string) => ({ file: `${folder}/${file}`, line: 1 });
  const regions = EXPECTED.regions[country.key as keyof typeof EXPECTED.regions];
  return [
    ...factsProblems(country),
    ...regions.flatMap((key) => regionProblems(catalogue, `${folder}/regions.yaml`, key)),
    ...demand(at('articles'), 'practical articles', practical, EXPECTED.practicalInCountry),
    ...EXPECTED.types.flatMap((type) => {
      const count = articles.filter((article) => article.type === type).length;
      return demand(at('articles'), `articles of type ${type}`, count, ONE);
    }),
    ...demand(at('excursions.yaml'), 'excursions', excursions, EXPECTED.excursionsInCountry),
    ...demand(at('map.yaml'), 'map features', layers.length, EXPECTED.featuresInCountry),
    ...EXPECTED.layers.flatMap((layer) => {
      const count = layers.filter((name) => name === layer).length;
      return demand(at('map.yaml'), `map features of layer ${layer}`, count, ONE);
    }),
  ];
}
