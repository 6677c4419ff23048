import { readAnswer, type Answer } from '../../content/preview/answer';
import { previewPage, type PreviewPage } from '../../content/preview/page';

/** The CMS's answer, and the page that comes of it. */
export type Draft = { readonly answer: Answer; readonly page: PreviewPage };

/** @throws ContentError when the build would refuse the draft */
export function readDraft(value: unknown, cmsUrl: string): Draft {
  const answer = readAnswer(value);
  return { answer, page: previewPage(answer, new URL(cmsUrl).origin) };
}
