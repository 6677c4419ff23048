import { LOCALE_NAMES, LOCALES } from '../../domain/locales';
import type { ArticleSource, Catalogue } from '../catalogue/types';
import type { Problem } from '../problems';

function checkArticle(article: ArticleSource, catalogue: Catalogue): Problem[] {
  const country = catalogue.countries.find(({ key }) => key === article.country);
  return LOCALES.flatMap((locale) => {
    const text = article.texts[locale];
    if (text === undefined || country === undefined || country.texts[locale]) return [];
    if (catalogue.unreadable.has(country.key)) return [];
    const message = `the article is in ${LOCALE_NAMES[locale]}, but its country "${country.key}" has no country.${locale}.md`;
    return [{ ...text.locate(['titre']), message }];
  });
}

/** Texts that the CMS would refuse to publish because what they stand under has no text in their language. */
export function checkLanguages(catalogue: Catalogue): Problem[] {
  return catalogue.articles.flatMap((article) => checkArticle(article, catalogue));
}
