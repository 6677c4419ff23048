import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { baseMapFor } from '../config/base-maps';
import type { Locale } from '../config/locales';
import { articleThings } from '../content/structured-data/article';
import { breadcrumbList } from '../content/structured-data/site';
import type { TrackPoint } from '../content/track/track';
import { Comments } from '../features/comments/Comments';
import { ArticleFacts } from '../features/article/ArticleFacts';
import { Contents } from '../features/article/Contents';
import { Excursions } from '../features/article/Excursions';
import { FetchedMap } from '../features/map/FetchedMap';
import { TrackMap } from '../features/map/TrackMap';
import { Provenance } from '../features/article/Provenance';
import { Verdict } from '../features/article/Verdict';
import { useFrameData } from '../layouts/frame-data';
import { PageFrame } from '../layouts/PageFrame';
import { PageHead } from '../layouts/PageHead';
import type { PageContext } from '../layouts/page-context';
import { homePath } from '../routing/paths';
import { ArticleCards, Band, Breadcrumb, Picture, Poster, Prose } from '../ui';
import * as styles from './article.module.css';

type Data = Queries.ArticleTemplateQuery;

/** A guide or a practical article, with or without a country (SPEC §1, §2). */
export default function ArticlePage({
  data,
  pageContext: { locale, alternates },
}: PageProps<Data, PageContext>) {
  const { t } = useTranslation('article');
  const { article } = data;
  const { t: tComments } = useTranslation('comments');
  const { brand, writing } = useFrameData(locale);
  if (!article) return null;
  const comments = data.comments.nodes;
  const { country, body, cover } = article;
  return (
    <PageFrame locale={locale} path={article.path} alternates={alternates} country={country}>
      <article>
        <Poster picture={cover} title={article.title}>
          <Breadcrumb label={t('breadcrumb')} links={waysUp(locale, brand?.name, country)} />
          <Provenance
            {...article}
            locale={locale}
            authorName={article.author?.name}
            minutes={body?.minutes}
          />
        </Poster>
        <div className={styles.columns}>
          <div className={styles.lead}>
            {article.standfirst ? <p className={styles.standfirst}>{article.standfirst}</p> : null}
            <ArticleFacts locale={locale} article={article} />
          </div>
          <div className={styles.aside}>{body ? <Contents headings={body.headings} /> : null}</div>
          <div className={styles.body}>
            {body ? <Prose html={body.html} /> : null}
            {article.gallery.length > 0 ? (
              <div className={styles.gallery}>
                {article.gallery.map((picture) => (
                  <Picture
                    key={picture.file.childImageSharp?.gatsbyImageData.images.fallback?.src}
                    picture={picture}
                    sizes="(min-width: 46rem) 22rem, 92vw"
                    className={styles.picture}
                  />
                ))}
              </div>
            ) : null}
            <Verdict {...article} />
            {cover?.credit ? (
              <p className={styles.credit}>
                {t('coverCredit', { credit: [cover.credit, cover.licence].filter(Boolean).join(', ') })}
              </p>
            ) : null}
          </div>
        </div>
      </article>
      {country?.frame && trackOf(article) ? (
        <Band title={t('track')} id="track">
          <TrackMap
            locale={locale}
            country={country}
            baseMap={baseMapFor(country.frame)}
            frame={country.frame}
            points={trackOf(article) ?? []}
          />
        </Band>
      ) : country?.hasMap && country.frame && article.coordinates ? (
        <Band title={t('map')} id="map">
          <FetchedMap
            locale={locale}
            country={country}
            baseMap={baseMapFor(country.frame)}
            frame={country.frame}
            around={[article.coordinates.longitude, article.coordinates.latitude]}
          />
        </Band>
      ) : null}
      {article.excursions.length > 0 ? (
        <Band title={t('excursions')} tone="sunk">
          <Excursions excursions={article.excursions} />
        </Band>
      ) : null}
      {article.continueJourney.length > 0 ? (
        <Band title={t('continueJourney')}>
          <ArticleCards articles={article.continueJourney} />
        </Band>
      ) : null}
      {article.getInspired.length > 0 ? (
        <Band title={t('getInspired')}>
          <ArticleCards articles={article.getInspired} />
        </Band>
      ) : null}
      <Band title={tComments('title', { count: comments.length })} tone="sunk" id="comments">
        <Comments writing={writing} article={article.documentId} comments={comments} />
      </Band>
    </PageFrame>
  );
}

/** The build lets only points through. */
function trackOf({ track }: Pick<Queries.ArticlePageFragment, 'track'>) {
  return Array.isArray(track) ? (track as unknown as readonly TrackPoint[]) : undefined;
}

/** The pages above an article, from the home page down. */
function waysUp(locale: Locale, siteName = '', country: { name: string; path: string } | null) {
  const home = { name: siteName, path: homePath(locale) };
  return country ? [home, { name: country.name, path: country.path }] : [home];
}

export function Head({ data, pageContext: { locale, alternates } }: HeadProps<Data, PageContext>) {
  const { article, itineraries } = data;
  const { brand, siteUrl } = useFrameData(locale);
  if (!article) return null;
  const { path, title, shareImage, publishedOn, updatedOn, country } = article;
  const description = article.seo.description ?? article.standfirst;
  const author = article.author?.name ?? null;
  return (
    <PageHead
      article
      locale={locale}
      url={path}
      metaTitle={article.seo.title ?? title}
      metaDescription={description}
      shareImage={shareImage}
      alternates={alternates}
      author={author}
      publishedOn={publishedOn}
      updatedOn={updatedOn}
      countryReference={country?.reference}
      things={[
        breadcrumbList(siteUrl, [...waysUp(locale, brand?.name, country), { name: title, path }]),
        ...articleThings({
          ...article,
          siteUrl,
          locale,
          alternates,
          description,
          author,
          isItinerary: itineraries.totalCount > 0,
        }),
      ]}
    />
  );
}

export const query = graphql`
  query ArticleTemplate($id: String!, $locale: String!) {
    article(id: { eq: $id }) {
      ...ArticlePage
    }
    itineraries: allMapFeature(filter: { layer: { eq: "itineraires" }, article: { id: { eq: $id } } }) {
      totalCount
    }
    comments: allComment(filter: { article: { id: { eq: $id } } }, sort: { id: ASC }) {
      nodes {
        ...CommentItem
      }
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["common", "article", "comments", "form", "map"] } }
    ) {
      ...Words
    }
  }
`;
