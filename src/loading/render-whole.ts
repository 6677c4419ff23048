import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page as one piece of HTML. By itself React moves a long part in a Suspense boundary to the end of the document,
 * hidden, for a script to put in place; without scripts it would be missing.
 * @throws whatever a component throws: no page is built without it
 */
export async function renderWhole(page: ReactNode): Promise<string> {
  const output = new PassThrough();
  const { pipe } = renderToPipeableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(output),
    onError: (error) => {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  });
  const html = await buffer(output);
  // React 18 fills its last bytes with zeros where a character of several bytes does not fit.
  return html.toString('utf8').replaceAll('\0', '');
}
