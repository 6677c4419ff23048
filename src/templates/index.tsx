import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { itemList } from '../content/structured-data/site';
import { WorldMap } from '../features/map/WorldMap';
import { useWords } from '../i18n/use-words';
import { useFrameData } from '../layouts/frame-data';
import type { PageContext } from '../layouts/page-context';
import { PageFrame } from '../layouts/PageFrame';
import { PageHead } from '../layouts/PageHead';
import { homePath, mapPath } from '../routing/paths';
import { ArticleCards, Band, ButtonLink, Icon, Poster, PosterCard, PosterShelf } from '../ui';
import * as styles from './index.module.css';

type Props = PageProps<Queries.HomePageQuery, PageContext>;

/** The tools that the site offers, in the order in which the home page names them. */
const TOOLS = ['guides', 'articles', 'notes', 'excursions', 'map'] as const;

/** Home: the promise, the tools, the main destinations, the latest articles, the map (SPEC §1). */
export default function HomePage({ data, pageContext: { locale, alternates } }: Props) {
  const t = useWords('home');
  const countries = data.countries.nodes;
  return (
    <PageFrame locale={locale} path={homePath(locale)} alternates={alternates}>
      <Poster picture={data.brand?.homePoster ?? countries[0]?.banner} title={t('headline')} isTall>
        <p className={styles.promise}>{t('promise')}</p>
        <p>
          <ButtonLink href="#destinations">{t('chooseDestination')}</ButtonLink>
        </p>
      </Poster>
      {/* The poster above is as tall as a screen. */}
      <Band title={t('toolsTitle')}>
        <ul role="list" className={styles.tools}>
          {TOOLS.map((tool) => (
            <li key={tool}>
              <span className={styles.toolIcon}>
                <Icon name={`ui-${tool}`} />
              </span>
              <div>
                <h3>{t(`tools.${tool}.name`)}</h3>
                <p>{t(`tools.${tool}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
      <Band id="destinations" title={t('destinations')} tone="sunk">
        <PosterShelf>
          {countries.map(({ id, path, name, banner }) => (
            <PosterCard key={id} href={path} title={name} picture={banner} />
          ))}
        </PosterShelf>
      </Band>
      <Band title={t('latest')}>
        <ArticleCards articles={data.latest.nodes} labelOf={({ country }) => country?.name} />
      </Band>
      <Band title={t('map')} tone="sunk" id="map">
        <p className={styles.mapText}>{t('mapText')}</p>
        <WorldMap locale={locale} countries={countries} />
        <ul className={styles.maps}>
          {countries
            .filter(({ hasMap }) => hasMap)
            .map(({ id, path, name }) => (
              <li key={id}>
                <a href={mapPath(path)}>{t('mapOf', { country: name })}</a>
              </li>
            ))}
        </ul>
      </Band>
    </PageFrame>
  );
}

export function Head({
  data,
  pageContext: { locale, alternates },
}: HeadProps<Queries.HomePageQuery, PageContext>) {
  const { name = '', tagline } = data.brand ?? {};
  const { siteUrl } = useFrameData(locale);
  return (
    <PageHead
      locale={locale}
      url={homePath(locale)}
      metaTitle={name}
      metaDescription={tagline}
      alternates={alternates}
      things={[itemList(siteUrl, data.countries.nodes)]}
    />
  );
}

export const query = graphql`
  query HomePage($locale: String!) {
    brand(locale: { eq: $locale }) {
      name
      tagline
      homePoster {
        ...Picture
      }
    }
    countries: allCountry(filter: { locale: { eq: $locale }, isMain: { eq: true } }, sort: { name: ASC }) {
      nodes {
        ...CountryCard
      }
    }
    latest: allArticle(
      filter: { locale: { eq: $locale } }
      sort: [{ publishedOn: DESC }, { title: ASC }]
      limit: 6
    ) {
      nodes {
        ...ArticleCard
        country {
          name
        }
      }
    }
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "home", "map"] } }) {
      ...Words
    }
  }
`;
