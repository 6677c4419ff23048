import type { Locale } from '../../config/locales';
import type { ArticlePageData } from '../article/page-data';
import { articlePage } from '../article/preview';
import type { CountryPageData } from '../country/page-data';
import { countryPage } from '../country/preview';
import { adaptStaticPage } from '../static-page/adapt';
import type { StaticPageData } from '../static-page/page-data';
import type { Answer } from './answer';
import { picturesIn } from './pictures';
import { richTextData } from './rich-text';
import { PREVIEW_TYPES } from './types';

/** A page as its template's query would have delivered it. */
export type PreviewPage = {
  readonly locale: Locale;
  readonly title: string;
  readonly palette: string | null;
} & (
  | { readonly type: 'article'; readonly article: ArticlePageData }
  | { readonly type: 'country'; readonly data: CountryPageData }
  | { readonly type: 'static-page'; readonly page: StaticPageData }
);

/**
 * Turns an answer of the CMS into what the views of pages show, by the functions that adapt entries for the build.
 * @param cmsOrigin where pictures come from
 * @throws ContentError when the build would refuse the entry
 */
export function previewPage(answer: Answer, cmsOrigin: string): PreviewPage {
  const pictures = picturesIn(answer, cmsOrigin);
  const { locale } = answer;
  if (answer.uid === PREVIEW_TYPES.article) {
    const article = articlePage(answer, pictures);
    const palette = article.country?.reference ?? null;
    return { type: 'article', locale, title: article.title, palette, article };
  }
  if (answer.uid === PREVIEW_TYPES.country) {
    const data = countryPage(answer, pictures);
    const { name, reference } = data.country;
    return { type: 'country', locale, title: name, palette: reference, data };
  }
  const { title, path, standfirst = null, body } = adaptStaticPage(answer.entry);
  const page = { title, path, standfirst, body: richTextData(body, pictures) };
  return { type: 'static-page', locale, title, palette: null, page };
}
