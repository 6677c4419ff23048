import { countryIcon } from '../../content/country/icon';
import { useWords } from '../../i18n/use-words';
import { mapPath } from '../../routing/paths';
import { slugify } from '../../routing/slugify';
import { Icon } from '../../ui';
import { groupByCountry, type ArticleGroup, type ListedArticle, type ListedCountry } from './group';
import * as styles from './SiteTree.module.css';

type SiteTreeProps = {
  articles: readonly ListedArticle[];
  countries: readonly ListedCountry[];
  /** Pages of the site itself. */
  pages: readonly { readonly path: string; readonly title: string }[];
};

/**
 * Every published page of a language, and no page of another: by country, each with its articles by step, then by region;
 * top-level articles and the pages about the site last.
 */
export function SiteTree({ articles, countries, pages }: SiteTreeProps) {
  const t = useWords('sitemap');
  const topLevel = articles.filter(({ country }) => !country);
  return (
    <div className={styles.tree}>
      {groupByCountry(countries, articles).map(({ country, groups }) => (
        <section key={country.path} data-below aria-labelledby={anchor(country.name)}>
          <h2 id={anchor(country.name)} className={styles.country}>
            <Icon name={countryIcon(country.icon)} />
            <a href={country.path}>{country.name}</a>
          </h2>
          {country.hasMap ? (
            <p>
              <a href={mapPath(country.path)}>{t('mapOf', { country: country.name })}</a>
            </p>
          ) : null}
          <div className={styles.groups}>
            {groups.map((group) => (
              <div key={`${group.region ?? ''}${group.step ?? ''}`} className={styles.group}>
                <GroupTitle group={group} country={country} />
                <LinkList items={group.articles} />
              </div>
            ))}
          </div>
        </section>
      ))}
      {topLevel.length > 0 ? (
        <section data-below>
          <h2>{t('otherArticles')}</h2>
          <LinkList items={topLevel} />
        </section>
      ) : null}
      <section data-below>
        <h2>{t('pages')}</h2>
        <LinkList items={pages} />
      </section>
    </div>
  );
}

/** A step in the country's words, or a region; what has neither stands alone, or as the rest. */
function GroupTitle({ group: { step, region }, country }: { group: ArticleGroup; country: ListedCountry }) {
  const t = useWords('sitemap');
  if (step !== undefined) {
    const title = country.steps.find(({ number }) => number === step)?.title;
    return <h3>{[t('step', { number: step }), title].filter(Boolean).join(' – ')}</h3>;
  }
  if (region !== undefined) return <h3>{region}</h3>;
  return country.steps.length > 0 ? <h3>{t('elsewhere')}</h3> : null;
}

function anchor(name: string): string {
  return slugify(name);
}

function LinkList({ items }: { items: readonly { readonly path: string; readonly title: string }[] }) {
  return (
    <ul role="list">
      {items.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
