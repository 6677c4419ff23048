import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { SiteTree } from '../features/sitemap/SiteTree';
import { useWords } from '../i18n/use-words';
import type { PageContext } from '../layouts/page-context';
import { StaticPageHead } from '../layouts/StaticPageHead';
import { TextPage } from '../layouts/TextPage';
import { homePath } from '../routing/paths';

type Data = Queries.SitemapTemplateQuery;

/** Every published page of the language (SPEC §2); what only another language has stands in that one's list. */
export default function SitemapPage({ data, pageContext }: PageProps<Data, PageContext>) {
  const { page, articles, countries, pages } = data;
  const t = useWords('sitemap');
  if (!page) return null;
  const visited = new Set(articles.nodes.map(({ country }) => country?.path));
  return (
    <TextPage
      {...pageContext}
      path={page.path}
      title={page.title}
      standfirst={page.standfirst}
      html={page.body?.html}
    >
      <SiteTree
        articles={articles.nodes}
        countries={countries.nodes.filter(({ isMain, path }) => isMain || visited.has(path))}
        pages={[{ path: homePath(pageContext.locale), title: t('home') }, ...pages.nodes]}
      />
    </TextPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  return <StaticPageHead page={data.page} pageContext={pageContext} />;
}

export const query = graphql`
  query SitemapTemplate($id: String!, $locale: String!) {
    page: staticPage(id: { eq: $id }) {
      ...StaticPageContent
    }
    articles: allArticle(filter: { locale: { eq: $locale } }, sort: { title: ASC }) {
      nodes {
        path
        title
        step
        country {
          path
        }
        region {
          title
        }
      }
    }
    countries: allCountry(filter: { locale: { eq: $locale } }, sort: { name: ASC }) {
      nodes {
        path
        name
        icon
        isMain
        hasMap
        steps {
          number
          title
        }
      }
    }
    pages: allStaticPage(filter: { locale: { eq: $locale } }, sort: { title: ASC }) {
      nodes {
        path
        title
      }
    }
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "sitemap"] } }) {
      ...Words
    }
  }
`;
