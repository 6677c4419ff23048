import type { ReactNode } from 'react';
import { BREAKPOINTS } from '../../config/interaction';
import { sortGuides, sortRegions } from '../../content/article/order';
import type { Listed } from '../../content/country/listed-articles';
import { regionAnchor } from '../../content/country/region-anchor';
import { useWords } from '../../i18n/use-words';
import { slugify } from '../../routing/slugify';
import { FullScreenList } from '../../ui';
import { designsOfRegion, inWords, type Shown } from './card-designs';
import { CountryArticles } from './CountryArticles';
import * as styles from './RegionGuides.module.css';

type Article = Listed<Queries.ArticleCardFragment>;
type Region = { readonly id: string; readonly title: string; readonly introduction: string | null };

type RegionGuidesProps<T extends Region> = {
  regions: readonly T[];
  /** Articles without a step: guides and places to see. */
  articles: readonly Article[];
  /** Renders the region's alerts, which are shown between its title and its guides. */
  noteOf?: (region: T) => ReactNode;
};

/**
 * The travel guides of a country by region, regions by title. Places to see (`interet`) follow the guides of their
 * region, so that no article is without a way to it (DECISIONS 9).
 */
export function RegionGuides<T extends Region>({ regions, articles, noteOf }: RegionGuidesProps<T>) {
  const t = useWords('country');
  const elsewhere = articles.filter(({ region }) => !regions.some(({ id }) => id === region?.id));
  return (
    <>
      {sortRegions(regions).map((region) => (
        <RegionSection
          key={region.id}
          title={region.title}
          introduction={region.introduction}
          note={noteOf?.(region)}
          articles={articles.filter((article) => article.region?.id === region.id)}
        />
      ))}
      <RegionSection
        title={regions.length > 0 ? t('elsewhere') : t('allArticles')}
        introduction={null}
        articles={elsewhere}
      />
    </>
  );
}

type RegionSectionProps = Omit<Region, 'id'> & {
  articles: readonly Article[];
  note?: ReactNode;
};

function RegionSection({ title, introduction, articles, note }: RegionSectionProps) {
  if (articles.length === 0) return null;
  const guides = sortGuides(articles);
  const sights = articles.filter(({ type }) => type === 'interet');
  return (
    <section id={regionAnchor(title)} className={styles.region} data-below>
      <h3>{title}</h3>
      {introduction ? <p className={styles.introduction}>{introduction}</p> : null}
      {note ? <div className={styles.note}>{note}</div> : null}
      <div className={styles.guides}>
        {guides.length > 1 ? (
          <>
            <Guides title={title} guides={guides} />
            <Cards shown={inWords(sights)} />
          </>
        ) : (
          <Cards shown={designsOfRegion([...guides, ...sights])} />
        )}
      </div>
    </section>
  );
}

/** Several guides are a list, which small screens open over the page; exactly one is a direct link (SPEC §4). */
function Guides({ title, guides }: { title: string; guides: readonly Article[] }) {
  const t = useWords('common');
  return (
    <FullScreenList
      id={`guides-${slugify(title)}`}
      openLabel={t('guides.show', { count: guides.length })}
      title={t('guides.all', { region: title })}
      closeLabel={t('close')}
      smallBelow={BREAKPOINTS.menus}
    >
      <Cards shown={designsOfRegion(guides)} />
    </FullScreenList>
  );
}

/** Labels for people: that an article is of no other kind helps nobody. */
function Cards({ shown }: { shown: readonly Shown<Article>[] }) {
  const t = useWords('common');
  if (shown.length === 0) return null;
  return (
    <CountryArticles
      shown={shown}
      labelOf={({ type, isHike }) =>
        isHike ? t('hike') : type && type !== 'autre' ? t(`types.${type as 'zone'}`) : undefined
      }
    />
  );
}
