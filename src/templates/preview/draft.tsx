import { readAnswer, type Answer } from '../../content/preview/answer';
import { previewPage, type PreviewPage } from '../../content/preview/page';
import { ArticleView } from '../views/ArticleView';
import { CountryView } from '../views/CountryView';
import { StandardView } from '../views/StandardView';

/** What the CMS answered, and the page that comes of it. */
export type Draft = { readonly answer: Answer; readonly page: PreviewPage };

/** @throws ContentError when the build would refuse the draft */
export function readDraft(value: unknown, cmsUrl: string): Draft {
  const answer = readAnswer(value);
  return { answer, page: previewPage(answer, new URL(cmsUrl).origin) };
}

/** The view of a published page, with a draft in it. The bar has the way to the other language, not the header. */
export function DraftView({ page }: { page: PreviewPage }) {
  const frame = { locale: page.locale, alternates: [] };
  if (page.type === 'article') return <ArticleView {...frame} article={page.article} />;
  if (page.type === 'country') return <CountryView {...frame} data={page.data} />;
  return <StandardView {...frame} page={page.page} />;
}
