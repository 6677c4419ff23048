import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { MyData } from '../features/my-data/MyData';
import { useFrameData } from '../layouts/frame-data';
import type { PageContext } from '../layouts/page-context';
import { StaticPageHead } from '../layouts/StaticPageHead';
import { StandardView } from './views/StandardView';

type Data = Queries.StandardPageTemplateQuery;

/** Terms, privacy and whatever else is only words. */
export default function StandardPage({
  data: { page },
  pageContext: { locale, alternates },
}: PageProps<Data, PageContext>) {
  const { formContext } = useFrameData(locale);
  if (!page) return null;
  return (
    <StandardView locale={locale} alternates={alternates} page={page}>
      {page.path === formContext.privacyPath ? <MyData formContext={formContext} /> : null}
    </StandardView>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  return <StaticPageHead page={data.page} pageContext={pageContext} />;
}

export const query = graphql`
  query StandardPageTemplate($id: String!, $locale: String!) {
    page: staticPage(id: { eq: $id }) {
      ...StaticPageContent
    }
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "form"] } }) {
      ...Words
    }
  }
`;
