import type { Locale } from '../../config/locales';
import { absoluteUrl } from '../../routing/absolute-url';
import type { Thing } from './thing';

export type DestinationFacts = {
  readonly siteUrl: string;
  readonly locale: Locale;
  readonly path: string;
  readonly name: string;
  readonly description: string | null;
  readonly shareImage: string;
  /** The regions that the page introduces. */
  readonly regions: readonly { readonly title: string }[];
};

/** A country with its regions, as its page presents them. */
export function destinationThing(facts: DestinationFacts): Thing {
  const { siteUrl, locale, path, name, description, shareImage, regions } = facts;
  const url = absoluteUrl(siteUrl, path);
  return {
    '@type': 'TouristDestination',
    '@id': `${url}#destination`,
    name,
    description,
    url,
    image: absoluteUrl(siteUrl, shareImage),
    inLanguage: locale,
    containsPlace: regions.map(({ title }) => ({ '@type': 'TouristDestination', name: title })),
  };
}
