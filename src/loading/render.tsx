import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { PREVIEW_PATH } from '../routing/paths';
import { keepFirstView } from './document';
import { renderWhole } from './render-whole';

/** The HTML of bodies by path, kept from their rendering until their document is made: Gatsby shows it to the first hook only. */
const bodies = new Map<string, string>();

export async function replaceRenderer(args: ReplaceRendererArgs) {
  const html = await renderWhole(args.bodyComponent);
  bodies.set(args.pathname, html);
  args.replaceBodyHTMLString(html);
}

/** Adds the icons, and to pages with dated notes the script that must run before their body (./dated-note.ts). */
export function onRenderBody({ pathname, setHeadComponents }: RenderBodyArgs) {
  // The preview may be given notes later; and the Content-Security-Policy takes the script's hash from that page.
  const isDated = pathname === PREVIEW_PATH || bodies.get(pathname)?.includes('<dated-note') !== false;
  setHeadComponents([
    isDated && <script key="dated-note" dangerouslySetInnerHTML={{ __html: __DATED_NOTE__ }} />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/app/apple-touch-180.png" />,
  ]);
}

export function onPreRenderHTML(args: PreRenderHTMLArgs) {
  const body = bodies.get(args.pathname);
  bodies.delete(args.pathname);
  // `gatsby develop` renders no bodies.
  if (body !== undefined) keepFirstView(args, body);
}
