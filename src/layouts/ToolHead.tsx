import type { PageContext } from './page-context';
import { PageHead } from './PageHead';

type ToolHeadProps = {
  url: string;
  pageContext: PageContext;
  t: (key: 'title' | 'description') => string;
};

/** The head of a page that is a tool for visitors (search, trips, saved countries); search engines leave it out. */
export function ToolHead({ url, pageContext: { locale, alternates }, t }: ToolHeadProps) {
  return (
    <PageHead
      locale={locale}
      url={url}
      metaTitle={t('title')}
      metaDescription={t('description')}
      alternates={alternates}
      isIndexed={false}
    />
  );
}
