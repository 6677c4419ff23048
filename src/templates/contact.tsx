import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Contact } from '../features/contact/Contact';
import { useFrameData } from '../layouts/frame-data';
import type { PageContext } from '../layouts/page-context';
import { StaticPageHead } from '../layouts/StaticPageHead';
import { TextPage } from '../layouts/TextPage';

type Data = Queries.ContactTemplateQuery;

/** Shows how to reach us. */
export default function ContactPage({ data: { page }, pageContext }: PageProps<Data, PageContext>) {
  const { formContext } = useFrameData(pageContext.locale);
  if (!page) return null;
  return (
    <TextPage
      {...pageContext}
      path={page.path}
      title={page.title}
      standfirst={page.standfirst}
      html={page.body?.html}
    >
      <Contact formContext={formContext} />
    </TextPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  return <StaticPageHead page={data.page} pageContext={pageContext} />;
}

export const query = graphql`
  query ContactTemplate($id: String!, $locale: String!) {
    page: staticPage(id: { eq: $id }) {
      ...StaticPageContent
    }
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "form"] } }) {
      ...Words
    }
  }
`;
