import { useTranslation } from 'react-i18next';
import type { Locale } from '../../config/locales';
import { mapPath } from '../../routing/paths';
import { groupByCountry, type ListedArticle, type ListedCountry } from './group';
import * as styles from './SiteTree.module.css';

type SiteTreeProps = {
  locale: Locale;
  articles: readonly ListedArticle[];
  countries: readonly ListedCountry[];
  pages: readonly { readonly path: string; readonly title: string }[];
};

/** Every published page of a language: by country, then region or step; top-level articles and static pages last. */
export function SiteTree({ locale, articles, countries, pages }: SiteTreeProps) {
  const { t } = useTranslation('sitemap');
  const topLevel = articles.filter(({ country }) => !country);
  return (
    <div className={styles.tree}>
      {groupByCountry(countries, articles, locale).map(({ country, groups }) => (
        <section key={country.path}>
          <h2>
            <a href={country.path}>{country.name}</a>
          </h2>
          {country.hasMap ? (
            <p>
              <a href={mapPath(country.path)}>{t('map')}</a>
            </p>
          ) : null}
          {groups.map(({ region, step, articles: listed }) => (
            <div key={`${region ?? ''}${step ?? ''}`}>
              {region || step ? <h3>{region ?? t('step', { number: step })}</h3> : null}
              <LinkList items={listed} />
            </div>
          ))}
        </section>
      ))}
      {topLevel.length > 0 ? (
        <section>
          <h2>{t('otherArticles')}</h2>
          <LinkList items={topLevel} />
        </section>
      ) : null}
      <section>
        <h2>{t('pages')}</h2>
        <LinkList items={pages} />
      </section>
    </div>
  );
}

function LinkList({ items }: { items: readonly { readonly path: string; readonly title: string }[] }) {
  return (
    <ul>
      {items.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
