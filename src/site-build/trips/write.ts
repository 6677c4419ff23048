import type { CreatePagesArgs } from 'gatsby';
import { LOCALES } from '../../config/locales';
import { publishFiles } from '../files/published-files';
import { ownEntries } from '../nodes/own-entries';
import { makeTripFiles } from './make-files';

/** Writes the files that visitors' trips are looked up in (docs/my-trip.md). */
export function writeTripFiles(args: Pick<CreatePagesArgs, 'getNodesByType'>): void {
  const files = new Map<string, string>();
  for (const locale of LOCALES) {
    const own = <T extends { locale: string }>(entries: readonly T[]) =>
      entries.filter((entry) => entry.locale === locale);
    const made = makeTripFiles({
      locale,
      countries: own(ownEntries(args, 'Country')),
      regions: own(ownEntries(args, 'Region')),
      articles: own(ownEntries(args, 'Article')),
      excursions: own(ownEntries(args, 'Excursion')),
      places: own(ownEntries(args, 'MapFeature')),
    });
    for (const [address, text] of made) files.set(address, text);
  }
  publishFiles('trip-data', files);
}
