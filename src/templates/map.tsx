import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { baseMapFor, firstView } from '../config/base-maps';
import type { Place } from '../content/map/places';
import { MapExplorer } from '../features/map/MapExplorer';
import { TakeAlong } from '../features/map/TakeAlong';
import { SaveLink } from '../features/offline/SaveLink';
import { CountryBook } from '../features/take-along/CountryBook';
import { translatorOf } from '../i18n/page-words';
import { useWords } from '../i18n/use-words';
import { useFrameData } from '../layouts/frame-data';
import type { PageContext } from '../layouts/page-context';
import { PageFrame } from '../layouts/PageFrame';
import { PageHead } from '../layouts/PageHead';
import { homePath, mapPath } from '../routing/paths';
import { Band, Breadcrumb } from '../ui';
import * as styles from './map-page.module.css';

type Data = Queries.MapTemplateQuery;

/** The interactive map of a country at an address of its own (DECISIONS 13). */
export default function MapPage({ data, pageContext: { locale, alternates } }: PageProps<Data, PageContext>) {
  const t = useWords('map');
  const { brand } = useFrameData(locale);
  const { country } = data;
  if (!country) return null;
  const places = placesOf(data);
  const frame = country.frame ?? WORLD;
  return (
    <PageFrame locale={locale} path={mapPath(country.path)} alternates={alternates} country={country}>
      <Band>
        <Breadcrumb
          label={t('breadcrumb')}
          links={[
            { name: brand?.name ?? '', path: homePath(locale) },
            { name: country.name, path: country.path },
          ]}
        />
        <h1 className={styles.title}>{t('title', { country: country.name })}</h1>
        {/* The map below it fills the screen. */}
        <p className={styles.intro} data-keep-lines>
          {t('intro')}
        </p>
        <MapExplorer
          locale={locale}
          country={country}
          baseMap={baseMapFor(frame)}
          frame={firstView(frame)}
          places={places}
        />
      </Band>
      <Band title={t('takeAlong')} tone="sunk" id="take-along">
        <CountryBook locale={locale} country={country} />
        <p>{t('takeAlongText')}</p>
        <TakeAlong locale={locale} country={country} places={places} />
        {country.isMain ? <SaveLink locale={locale} country={country} /> : null}
      </Band>
    </PageFrame>
  );
}

const WORLD = { west: -170, south: -50, east: 180, north: 72 };

/** The build lets only known layers and geometries through. */
function placesOf({ places }: Data): readonly Place[] {
  return places.nodes.map(({ region, article, ...place }) => ({
    ...place,
    region: region?.title ?? null,
    article: article && {
      path: article.path,
      title: article.title,
      picture: article.cover?.thumbnail ?? null,
    },
  })) as unknown as readonly Place[];
}

export function Head({ data, pageContext: { locale, alternates } }: HeadProps<Data, PageContext>) {
  const { country } = data;
  if (!country) return null;
  const t = translatorOf(locale, data.locales).namespace('map');
  return (
    <PageHead
      locale={locale}
      url={mapPath(country.path)}
      metaTitle={t('title', { country: country.name })}
      metaDescription={t('metaDescription', { country: country.name })}
      shareImage={country.shareImage}
      alternates={alternates}
      countryReference={country.reference}
    />
  );
}

export const query = graphql`
  query MapTemplate($id: String!, $locale: String!) {
    country(id: { eq: $id }) {
      name
      path
      reference
      icon
      isMain
      shareImage
      frame {
        west
        south
        east
        north
      }
    }
    places: allMapFeature(filter: { country: { id: { eq: $id } } }, sort: { title: ASC }) {
      nodes {
        id
        shortId
        title
        layer
        geometry
        description
        isSchematic
        region {
          title
        }
        article {
          path
          title
          cover {
            thumbnail
          }
        }
      }
    }
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "map"] } }) {
      ...Words
    }
  }
`;
