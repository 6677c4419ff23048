import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { baseMapFor } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import type { ArticlePageData } from '../../content/article/page-data';
import type { TrackPoint } from '../../content/track/track';
import { ArticleFacts } from '../../features/article/ArticleFacts';
import { Contents } from '../../features/article/Contents';
import { Excursions } from '../../features/article/Excursions';
import { FetchedMap } from '../../features/map/FetchedMap';
import { TrackMap } from '../../features/map/TrackMap';
import { Provenance } from '../../features/article/Provenance';
import { Verdict } from '../../features/article/Verdict';
import { useFrameData } from '../../layouts/frame-data';
import { PageFrame } from '../../layouts/PageFrame';
import type { Alternate } from '../../routing/alternates';
import { homePath } from '../../routing/paths';
import { ArticleCards, Band, Breadcrumb, Picture, Poster, Prose } from '../../ui';
import * as styles from './article.module.css';

export type ArticleViewProps = {
  locale: Locale;
  alternates: readonly Alternate[];
  article: ArticlePageData;
  /** What follows the article and is no part of it: the comments. */
  children?: ReactNode;
};

/** A guide or a practical article, with or without a country: published, or in the preview of a draft (SPEC §1, §2). */
export function ArticleView({ locale, alternates, article, children }: ArticleViewProps) {
  const { t } = useTranslation('article');
  const { brand } = useFrameData(locale);
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
      {children}
    </PageFrame>
  );
}

/** The build lets only points through. */
function trackOf({ track }: Pick<Queries.ArticlePageFragment, 'track'>) {
  return Array.isArray(track) ? (track as unknown as readonly TrackPoint[]) : undefined;
}

/** The pages above an article, from the home page down. */
export function waysUp(locale: Locale, siteName = '', country: { name: string; path: string } | null) {
  const home = { name: siteName, path: homePath(locale) };
  return country ? [home, { name: country.name, path: country.path }] : [home];
}
