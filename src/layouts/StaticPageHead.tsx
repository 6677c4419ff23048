import type { PageContext } from './page-context';
import { PageHead } from './PageHead';

type StaticPageHeadProps = { page: Queries.StaticPageContentFragment | null; pageContext: PageContext };

/** The head of a page whose words come from a static page of the CMS. */
export function StaticPageHead({ page, pageContext: { locale, alternates } }: StaticPageHeadProps) {
  if (!page) return null;
  return (
    <PageHead
      locale={locale}
      url={page.path}
      metaTitle={page.seo.title ?? page.title}
      metaDescription={page.seo.description ?? page.standfirst}
      alternates={alternates}
    />
  );
}
