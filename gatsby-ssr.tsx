import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { DEFINE_DATED_NOTE } from './src/features/alerts/dated-note';
import { startAfterTheFirstView } from './src/build/page-start';
import { renderWhole } from './src/build/render-whole';
import { PREVIEW_PATH } from './src/routing/paths';

export { wrapPageElement } from './src/i18n/page-words';

/** The bodies of pages between their rendering and their document, which Gatsby does not show to the latter. */
const bodies = new Map<string, string>();

export async function replaceRenderer(args: ReplaceRendererArgs) {
  const html = await renderWhole(args.bodyComponent);
  bodies.set(args.pathname, html);
  args.replaceBodyHTMLString(html);
}

/** Defines the element of dated alerts before a body that has some; other pages come without (defineDatedNote). */
export function onRenderBody({ pathname, setHeadComponents }: RenderBodyArgs) {
  // The preview has none yet; and from it the Content-Security-Policy knows the script, whatever pages there are.
  const isDated = pathname === PREVIEW_PATH || bodies.get(pathname)?.includes('<dated-note') !== false;
  setHeadComponents([
    isDated && <script key="dated-note" dangerouslySetInnerHTML={{ __html: DEFINE_DATED_NOTE }} />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/app/apple-touch-180.png" />,
  ]);
}

export function onPreRenderHTML(args: PreRenderHTMLArgs) {
  const body = bodies.get(args.pathname);
  bodies.delete(args.pathname);
  // `gatsby develop` renders no body ahead.
  if (body !== undefined) startAfterTheFirstView(args, body);
}
