import { LOCALES } from '../../config/locales';
import { adaptArticle, type Article } from '../../content/article/adapt';
import { adaptAuthor, type Author } from '../../content/author/adapt';
import { adaptBrand, defaultBrand, type Brand } from '../../content/brand/adapt';
import { adaptComment, type Comment } from '../../content/comment/adapt';
import { ContentError, type Problem } from '../../content/content-error';
import { adaptCountry, type Country } from '../../content/country/adapt';
import { adaptExcursion, type Excursion } from '../../content/excursion/adapt';
import { adaptMapFeature, type MapFeature } from '../../content/map-feature/adapt';
import { identify } from '../../content/raw';
import { adaptRegion, type Region } from '../../content/region/adapt';
import { adaptStaticPage, type StaticPage } from '../../content/static-page/adapt';
import { SOURCE_TYPES } from '../source/source-types';

/** All content of the site, in our own shapes, by node type. */
export type Content = {
  readonly Article: Article[];
  readonly Author: Author[];
  readonly Brand: Brand[];
  readonly Comment: Comment[];
  readonly Country: Country[];
  readonly Excursion: Excursion[];
  readonly MapFeature: MapFeature[];
  readonly Region: Region[];
  readonly StaticPage: StaticPage[];
};

/**
 * Adapts every raw entry and reports all unusable ones together, so that an editor mends them in one go.
 * @param read gives the raw entries of a CMS type, by its raw node type
 * @returns the content that could be adapted, and the problems, each naming its entry
 */
export function adaptAll(read: (rawType: string) => readonly unknown[]): {
  content: Content;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const all = <T>(rawType: string, adapt: (value: unknown) => T): T[] =>
    read(rawType).flatMap((value) => {
      try {
        return [adapt(value)];
      } catch (error) {
        problems.push(...problemsOf(error, rawType, value));
        return [];
      }
    });
  const brands = all('STRAPI_SITE', adaptBrand);
  const content: Content = {
    Article: all('STRAPI_ARTICLE', adaptArticle),
    Author: all('STRAPI_AUTHOR', adaptAuthor),
    Brand: LOCALES.map((locale) => brands.find((brand) => brand.locale === locale) ?? defaultBrand(locale)),
    Comment: all('STRAPI_COMMENT', adaptComment),
    Country: all('STRAPI_COUNTRY', adaptCountry),
    Excursion: all('STRAPI_EXCURSION', adaptExcursion),
    MapFeature: all('STRAPI_MAP_FEATURE', adaptMapFeature),
    Region: all('STRAPI_REGION', adaptRegion),
    StaticPage: all('STRAPI_STATIC_PAGE', adaptStaticPage),
  };
  return { content, problems };
}

/**
 * Lists the problems of an entry that could not be adapted; an error that a library throws over it is the entry's
 * fault, too.
 */
function problemsOf(error: unknown, rawType: string, value: unknown): Problem[] {
  if (error instanceof ContentError) {
    const { entry } = error;
    return error.problems.map((message) => ({ entry, message }));
  }
  const kind = SOURCE_TYPES.find((type) => type.rawType === rawType)?.singularName ?? rawType;
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return [{ entry: identify(kind, value), message: `expected an entry that can be read, found ${reason}` }];
}
