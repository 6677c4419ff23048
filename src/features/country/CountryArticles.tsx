import { isLocale } from '../../config/locales';
import type { Listed } from '../../content/country/listed-articles';
import { useWords } from '../../i18n/use-words';
import { Card } from '../../ui';
import type { Shown } from './card-designs';
import * as styles from './CountryArticles.module.css';

type Article = Listed<Queries.ArticleCardFragment>;

type CountryArticlesProps = {
  /** The articles with the designs of their cards (./card-designs.ts); those of words only come last. */
  shown: readonly Shown<Article>[];
  labelOf?: (article: Article) => string | undefined;
};

/** Widths of pictures, by the design of their card, and the width beyond which their files help no screen. */
const PICTURES = {
  lead: { sizes: '(min-width: 40rem) 20rem, 92vw', widest: 1200 },
  small: { sizes: '(min-width: 64rem) 18rem, 46vw', widest: 768 },
  words: {},
} as const;

/** Articles as cards on their country's page: a row with pictures, then the others in columns of words. */
export function CountryArticles({ shown, labelOf }: CountryArticlesProps) {
  const pictured = shown.filter(({ design }) => design !== 'words');
  const words = shown.filter(({ design }) => design === 'words');
  const card = (each: Shown<Article>) => (
    <ArticleCard key={each.article.id} {...each} label={labelOf?.(each.article)} />
  );
  return (
    <div className={styles.articles}>
      {pictured.length > 0 ? <div className={styles.row}>{pictured.map(card)}</div> : null}
      {words.length > 0 ? <div className={styles.words}>{words.map(card)}</div> : null}
    </div>
  );
}

/** One that only another language has is labelled with it, and leads there. */
function ArticleCard({ article, design, label }: Shown<Article> & { label: string | undefined }) {
  const t = useWords('common');
  const { path, title, shortTitle, standfirst, cover, locale } = article;
  return (
    <Card
      href={path}
      title={shortTitle ?? title}
      text={standfirst}
      picture={cover}
      level={4}
      design={design}
      {...PICTURES[design]}
      label={design === 'words' ? undefined : label}
      language={isLocale(locale) ? { code: locale, label: t(`inLanguage.${locale}`) } : undefined}
    />
  );
}
