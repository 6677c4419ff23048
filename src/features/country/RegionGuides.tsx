import { useTranslation } from 'react-i18next';
import { sortGuides } from '../../content/article/order';
import { ArticleCards } from '../../ui';
import * as styles from './RegionGuides.module.css';

type Article = Queries.ArticleCardFragment & { readonly region: { readonly id: string } | null };
type Region = { readonly id: string; readonly title: string; readonly introduction: string | null };

type RegionGuidesProps = { regions: readonly Region[]; articles: readonly Article[] };

/**
 * The travel guides of a country by region, regions by title. Places to see (`interet`) follow the guides of their
 * region, so that no article is without a way to it (DECISIONS 9).
 */
export function RegionGuides({ regions, articles }: RegionGuidesProps) {
  const { t } = useTranslation('country');
  const sorted = [...regions].sort((a, b) => a.title.localeCompare(b.title));
  const withoutRegion = articles.filter((article) => !article.region && article.step === null);
  return (
    <>
      {sorted.map((region) => (
        <RegionSection
          key={region.id}
          title={region.title}
          introduction={region.introduction}
          articles={articles.filter((article) => article.region?.id === region.id)}
        />
      ))}
      <RegionSection
        title={regions.length > 0 ? t('elsewhere') : t('allArticles')}
        introduction={null}
        articles={withoutRegion}
      />
    </>
  );
}

type RegionSectionProps = { title: string; introduction: string | null; articles: readonly Article[] };

function RegionSection({ title, introduction, articles }: RegionSectionProps) {
  const { t } = useTranslation('common');
  if (articles.length === 0) return null;
  const guides = sortGuides(articles);
  const sights = articles.filter(({ type }) => type === 'interet');
  return (
    <section className={styles.region}>
      <h3>{title}</h3>
      {introduction ? <p className={styles.introduction}>{introduction}</p> : null}
      <ArticleCards
        articles={[...guides, ...sights]}
        level={4}
        labelOf={({ type, isHike }) => (isHike ? t('hike') : type ? t(`types.${type as 'zone'}`) : undefined)}
      />
    </section>
  );
}
