import type { ReactNode } from 'react';
import type { Locale } from '../../config/locales';
import type { ArticlePageData } from '../../content/article/page-data';
import { Alerts } from '../../features/alerts/Alerts';
import { ArticleFacts } from '../../features/article/ArticleFacts';
import { ArticleTools } from '../../features/article/ArticleTools';
import { Contents } from '../../features/article/Contents';
import { Gallery } from '../../features/article/Gallery';
import { PictureViewer } from '../../features/article/lightbox/PictureViewer';
import { Provenance } from '../../features/article/Provenance';
import { ReadMore } from '../../features/article/ReadMore';
import { Verdict } from '../../features/article/Verdict';
import { SaveLink } from '../../features/offline/SaveLink';
import { useWords } from '../../i18n/use-words';
import { useFrameData } from '../../layouts/frame-data';
import { PageFrame } from '../../layouts/PageFrame';
import { DeferredBody } from '../../loading/DeferredBody';
import { absoluteUrl } from '../../routing/absolute-url';
import type { Alternate } from '../../routing/alternates';
import { homePath } from '../../routing/paths';
import { Breadcrumb, Poster, Prose } from '../../ui';
import * as styles from './article-page.module.css';
import { ArticleBands } from './ArticleBands';

export type ArticleViewProps = {
  locale: Locale;
  alternates: readonly Alternate[];
  article: ArticlePageData;
  /** The articles before and after it; the preview of a draft does not know them. */
  previous?: Queries.ArticleLinkFragment | null;
  next?: Queries.ArticleLinkFragment | null;
  /** The address at which its days can be taken as a trip. */
  itinerary?: string | undefined;
  /** The part that follows the article without belonging to it: the comments. */
  children?: ReactNode;
};

/** A guide or a practical article, with or without a country: published, or in the preview of a draft (SPEC §1, §2). */
export function ArticleView(props: ArticleViewProps) {
  const { locale, alternates, article, previous = null, next = null, itinerary, children } = props;
  const t = useWords('article');
  const { brand, siteUrl, pageOf } = useFrameData(locale);
  const { country, body, cover, path, title } = article;
  const group = useGroupName(article);
  return (
    <PageFrame locale={locale} path={path} alternates={alternates} country={country}>
      <article data-below>
        <Poster picture={cover} title={title}>
          <Breadcrumb label={t('breadcrumb')} links={waysUp(locale, brand?.name, country)} />
          <Provenance
            {...article}
            locale={locale}
            authorName={article.author?.name}
            minutes={body?.minutes}
          />
        </Poster>
        <DeferredBody>
          <div className={styles.columns}>
            <div className={styles.lead}>
              {country ? <Alerts locale={locale} place={country.name} alerts={country.alerts} /> : null}
              {article.region ? (
                <Alerts locale={locale} place={article.region.title} alerts={article.region.alerts} />
              ) : null}
              {article.standfirst ? <p className={styles.standfirst}>{article.standfirst}</p> : null}
              <ArticleFacts locale={locale} article={article} />
            </div>
            {body ? (
              <div className={styles.aside}>
                <Contents headings={body.headings} />
              </div>
            ) : null}
            <PictureViewer locale={locale} className={styles.body}>
              {body ? <Prose html={body.html} /> : null}
              <Gallery pictures={article.gallery} />
              <Verdict {...article} />
              {itinerary ? (
                <p data-print="hide">
                  <a href={itinerary} rel="nofollow">
                    {t('takeItinerary')}
                  </a>
                </p>
              ) : null}
              <ArticleTools
                locale={locale}
                article={article}
                isInCountry={country !== null}
                contactPath={pageOf('contact')?.path}
              />
              {country?.isMain ? <SaveLink locale={locale} country={country} /> : null}
              {cover ? <CoverNote cover={cover} /> : null}
              <p className={styles.printed}>
                {t('printedFrom', { site: brand?.name, address: absoluteUrl(siteUrl, path) })}
              </p>
            </PictureViewer>
          </div>
        </DeferredBody>
      </article>
      <DeferredBody>
        <ArticleBands locale={locale} article={article} />
        <ReadMore previous={previous} next={next} group={group} />
        {children}
      </DeferredBody>
    </PageFrame>
  );
}

/** Under the title a caption would be in the way of the words. */
function CoverNote({ cover }: { cover: NonNullable<ArticlePageData['cover']> }) {
  const t = useWords('article');
  const credit = [cover.credit, cover.licence].filter(Boolean).join(', ');
  const note = [cover.caption, credit].filter(Boolean).join(' – ');
  return note ? <p className={styles.credit}>{t('coverCredit', { credit: note })}</p> : null;
}

/** Names what an article has in common with those before and after it (src/content/article/order.ts). */
function useGroupName({ country, region, step }: ArticlePageData): string {
  const t = useWords('article');
  if (!country) return t('group.none');
  if (step !== null) return t('group.step', { country: country.name, step });
  return region ? t('group.region', { country: country.name, region: region.title }) : country.name;
}

/** The pages above an article, from the home page down. */
export function waysUp(locale: Locale, siteName = '', country: { name: string; path: string } | null) {
  const home = { name: siteName, path: homePath(locale) };
  return country ? [home, { name: country.name, path: country.path }] : [home];
}
