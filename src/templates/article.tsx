import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { articleThings } from '../content/structured-data/article';
import { breadcrumbList } from '../content/structured-data/site';
import { Comments } from '../features/comments/Comments';
import { useFrameData } from '../layouts/frame-data';
import { PageHead } from '../layouts/PageHead';
import type { PageContext } from '../layouts/page-context';
import { Band } from '../ui';
import { ArticleView, waysUp } from './views/ArticleView';

type Data = Queries.ArticleTemplateQuery;

/** A guide or a practical article, with or without a country (SPEC §1, §2). */
export default function ArticlePage({
  data: { article, previous, next, comments },
  pageContext: { locale, alternates },
}: PageProps<Data, PageContext>) {
  const { t } = useTranslation('comments');
  const { writing } = useFrameData(locale);
  if (!article) return null;
  return (
    <ArticleView locale={locale} alternates={alternates} article={article} previous={previous} next={next}>
      <Band title={t('title', { count: comments.nodes.length })} tone="sunk" id="comments" isScreenOnly>
        <Comments writing={writing} article={article.documentId} comments={comments.nodes} />
      </Band>
    </ArticleView>
  );
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
  query ArticleTemplate($id: String!, $locale: String!, $previous: String!, $next: String!) {
    article(id: { eq: $id }) {
      ...ArticlePage
    }
    previous: article(id: { eq: $previous }) {
      ...ArticleLink
    }
    next: article(id: { eq: $next }) {
      ...ArticleLink
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
