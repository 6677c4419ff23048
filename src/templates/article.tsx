import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { Locale } from '../config/locales';
import { articleThings } from '../content/structured-data/article';
import { breadcrumbList } from '../content/structured-data/site';
import { Comments } from '../features/comments/Comments';
import { formatDate } from '../i18n/dates';
import { translatorOf } from '../i18n/page-words';
import { useWords } from '../i18n/use-words';
import type { Translate } from '../i18n/vocabulary';
import { useFrameData } from '../layouts/frame-data';
import type { PageContext } from '../layouts/page-context';
import { PageHead } from '../layouts/PageHead';
import { takeItineraryPath } from '../routing/paths';
import { Band } from '../ui';
import { ArticleView, waysUp } from './views/ArticleView';

type Data = Queries.ArticleTemplateQuery;

/** A guide or a practical article, with or without a country (SPEC §1, §2). */
export default function ArticlePage({
  data: { article, previous, next },
  pageContext: { locale, alternates },
}: PageProps<Data, PageContext>) {
  const t = useWords('comments');
  const { formContext } = useFrameData(locale);
  if (!article) return null;
  const { comments, days, shortId } = article;
  const itinerary = days.length > 0 ? takeItineraryPath(locale, shortId) : undefined;
  return (
    <ArticleView
      locale={locale}
      alternates={alternates}
      article={article}
      previous={previous}
      next={next}
      itinerary={itinerary}
    >
      <Band title={t('title', { count: comments.length })} tone="sunk" id="comments" isScreenOnly>
        <Comments formContext={formContext} article={article.documentId} comments={comments} />
      </Band>
    </ArticleView>
  );
}

export function Head({ data, pageContext: { locale, alternates } }: HeadProps<Data, PageContext>) {
  const { article, locales } = data;
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
          labelled: labelledOf(article, translatorOf(locale, locales).namespace('article'), locale),
        }),
      ]}
    />
  );
}

/** The excursions that carry the label “tested and approved”, each with who tested it, or that it is an example. */
function labelledOf(
  { excursions }: NonNullable<Data['article']>,
  word: Translate<'article'>,
  locale: Locale,
) {
  return excursions
    .filter(({ isTested }) => isTested)
    .map(({ title, test }) => ({
      title,
      label: test
        ? `${word('tested')} ${word('testedBy', { ...test, date: formatDate(test.on, locale) })}`
        : `${word('tested')} (${word('testedExample')})`,
    }));
}

export const query = graphql`
  query ArticleTemplate(
    $id: String!
    $locale: String!
    $previous: String!
    $hasPrevious: Boolean!
    $next: String!
    $hasNext: Boolean!
  ) {
    article(id: { eq: $id }) {
      ...ArticlePage
      isItinerary
      days {
        number
      }
      comments {
        ...CommentItem
      }
    }
    previous: article(id: { eq: $previous }) @include(if: $hasPrevious) {
      ...ArticleLink
    }
    next: article(id: { eq: $next }) @include(if: $hasNext) {
      ...ArticleLink
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["common", "article", "comments", "form", "map"] } }
    ) {
      ...Words
    }
  }
`;
