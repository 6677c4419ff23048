import { DEFAULT_LOCALE, type Locale } from '../../config/locales';
import { absoluteUrl } from '../../routing/absolute-url';
import type { Alternate } from '../../routing/alternates';
import { organizationId, siteId } from './site';
import type { Thing } from './thing';

export type ArticleFacts = {
  readonly siteUrl: string;
  readonly locale: Locale;
  readonly path: string;
  readonly alternates: readonly Alternate[];
  readonly title: string;
  readonly description: string | null;
  readonly shareImage: string;
  readonly publishedOn: string | null;
  readonly updatedOn: string | null;
  readonly author: string | null;
  readonly type: string | null;
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  readonly country: { readonly name: string; readonly path: string } | null;
  /** The map shows an itinerary that belongs to the article. */
  readonly isItinerary: boolean;
  /** Excursions with the label, and the words beside it. */
  readonly labelled: readonly { readonly title: string; readonly label: string }[];
};

/** The article, and what it is about where that is one place or one journey. */
export function articleThings(article: ArticleFacts): Thing[] {
  const { siteUrl, locale, path, title, description, shareImage, publishedOn, updatedOn, author } = article;
  const url = absoluteUrl(siteUrl, path);
  const subjects = [attraction(article), trip(article)].filter((thing) => thing !== undefined);
  return [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: title,
      description,
      image: absoluteUrl(siteUrl, shareImage),
      url,
      mainEntityOfPage: url,
      inLanguage: locale,
      datePublished: publishedOn,
      dateModified: updatedOn ?? publishedOn,
      author: author ? { '@type': 'Person', name: author } : organizationId(siteUrl),
      publisher: organizationId(siteUrl),
      isPartOf: siteId(siteUrl, locale),
      about: subjects.map((thing) => ({ '@id': thing['@id'] })),
      mentions: article.labelled.map(({ title: name, label: description }) => ({
        '@type': 'Service',
        name,
        description,
      })),
      ...translation(article),
    },
    ...subjects,
  ];
}

/** Articles are written in French first: the other version is its translation. */
function translation({ siteUrl, locale, alternates }: ArticleFacts): Partial<Thing> {
  const others = alternates
    .filter((alternate) => alternate.locale !== locale)
    .map(({ path }) => ({ '@type': 'Article', '@id': `${absoluteUrl(siteUrl, path)}#article` }));
  if (others.length === 0) return {};
  return locale === DEFAULT_LOCALE ? { workTranslation: others } : { translationOfWork: others[0] };
}

/** A sight (`interet`) whose place is known; a guide of an area has no one place. */
function attraction({ siteUrl, path, title, type, coordinates, country }: ArticleFacts): Thing | undefined {
  if (type !== 'interet' || !coordinates) return undefined;
  const { latitude, longitude } = coordinates;
  return {
    '@type': 'TouristAttraction',
    '@id': `${absoluteUrl(siteUrl, path)}#place`,
    name: title,
    url: absoluteUrl(siteUrl, path),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    containedInPlace: country && { '@type': 'Country', name: country.name },
  };
}

function trip({ siteUrl, path, title, description, isItinerary }: ArticleFacts): Thing | undefined {
  if (!isItinerary) return undefined;
  const url = absoluteUrl(siteUrl, path);
  return { '@type': 'TouristTrip', '@id': `${url}#trip`, name: title, description, url };
}
