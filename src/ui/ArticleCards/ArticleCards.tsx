import { CardGrid } from '../Band/Band';
import { Card, type CardLanguage } from '../Card/Card';
import type { PictureData } from '../Picture/Picture';

export type ArticleCardData = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly shortTitle: string | null;
  readonly standfirst: string | null;
  readonly cover: PictureData | null;
};

type ArticleCardsProps<T extends ArticleCardData> = {
  articles: readonly T[];
  level?: 2 | 3 | 4;
  labelOf?: ((article: T) => string | undefined) | undefined;
  languageOf?: (article: T) => CardLanguage | undefined;
};

/** Articles as cards; the short title is preferred where there is one (SPEC §3). */
export function ArticleCards<T extends ArticleCardData>({
  articles,
  level = 3,
  labelOf,
  languageOf,
}: ArticleCardsProps<T>) {
  return (
    <CardGrid>
      {articles.map((article) => (
        <Card
          key={article.id}
          href={article.path}
          title={article.shortTitle ?? article.title}
          text={article.standfirst}
          picture={article.cover}
          level={level}
          label={labelOf?.(article)}
          language={languageOf?.(article)}
        />
      ))}
    </CardGrid>
  );
}
