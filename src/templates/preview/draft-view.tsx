import type { ReactElement } from 'react';
import type { PreviewPage } from '../../content/preview/page';

/**
 * Loads the view of a published page, and puts a draft into it. Each view stands in the chunk of its template, by the
 * name that Gatsby gives the chunk: in one of its own it would be parted from the template for all visitors.
 */
export async function loadView(page: PreviewPage): Promise<ReactElement> {
  // The bar has the way to the other language, not the header.
  const frame = { locale: page.locale, alternates: [] };
  if (page.type === 'article') {
    const { ArticleView } = await import(
      /* webpackChunkName: "component---src-templates-article-tsx" */ '../views/ArticleView'
    );
    return <ArticleView {...frame} article={page.article} />;
  }
  if (page.type === 'country') {
    const { CountryView } = await import(
      /* webpackChunkName: "component---src-templates-country-tsx" */ '../views/CountryView'
    );
    return <CountryView {...frame} data={page.data} />;
  }
  const { StandardView } = await import(
    /* webpackChunkName: "component---src-templates-standard-page-tsx" */ '../views/StandardView'
  );
  return <StandardView {...frame} page={page.page} />;
}
