import { isLocale } from '../../config/locales';
import type { Listed } from '../../content/country/listed-articles';
import { useWords } from '../../i18n/use-words';
import { ArticleCards } from '../../ui';

type Article = Listed<Queries.ArticleCardFragment>;

type CountryArticlesProps = {
  articles: readonly Article[];
  labelOf?: (article: Article) => string | undefined;
};

/** Articles as cards on their country's page. One that only another language has is labelled with it, and leads there. */
export function CountryArticles({ articles, labelOf }: CountryArticlesProps) {
  const t = useWords('common');
  return (
    <ArticleCards
      articles={articles}
      level={4}
      labelOf={labelOf}
      languageOf={({ locale }) =>
        isLocale(locale) ? { code: locale, label: t(`inLanguage.${locale}`) } : undefined
      }
    />
  );
}
