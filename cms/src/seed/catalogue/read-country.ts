import { countryFactsSchema, countryTextSchema } from '../schema/country';
import { excursionSchema, featureSchema, regionSchema } from '../schema/lists';
import type { ContentFolder } from '../source/content-folder';
import { readArticles, readTexts } from './read-article';
import { readList } from './read-list';
import type { Catalogue } from './types';

const FILES = [
  ...['country.yaml', 'country.fr.md', 'country.en.md'],
  ...['regions.yaml', 'excursions.yaml', 'map.yaml', 'articles'],
];

/**
 * Reads one country's folder into the catalogue. Without `country.yaml` it adds to a country that another content
 * folder describes.
 */
export function readCountry(folder: ContentFolder, key: string, catalogue: Catalogue): void {
  const parts = ['countries', key];
  folder.expectOnly(FILES, ...parts);
  const texts = readTexts(folder, countryTextSchema, key, parts, 'country.');
  const facts =
    folder.has(...parts, 'country.yaml') && folder.yaml(countryFactsSchema, ...parts, 'country.yaml');
  if (facts === undefined) folder.unreadable.add(key);
  if (facts) catalogue.countries.push({ key, place: folder.place(...parts, 'country.yaml'), facts, texts });
  catalogue.regions.push(...readList(folder, regionSchema, key, ...parts, 'regions.yaml'));
  catalogue.excursions.push(...readList(folder, excursionSchema, key, ...parts, 'excursions.yaml'));
  catalogue.features.push(...readList(folder, featureSchema, key, ...parts, 'map.yaml'));
  catalogue.articles.push(...readArticles(folder, key, ...parts, 'articles'));
}
