import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * A page as one piece of HTML. React would send a long part that stands in a boundary after the rest, hidden, for a
 * script to put in its place; without scripts it would be missing.
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
