import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import text from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import { DEFINE_DATED_NOTE } from './src/features/alerts/dated-note';
import { renderWhole } from './src/build/render-whole';

export async function replaceRenderer({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs) {
  replaceBodyHTMLString(await renderWhole(bodyComponent));
}

/** Defines the element of dated alerts before the body; asks for the two fonts of the first view before the style sheet has been read. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs) {
  setHeadComponents([
    ...[display, text].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    )),
    <script key="dated-note" dangerouslySetInnerHTML={{ __html: DEFINE_DATED_NOTE }} />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/app/apple-touch-180.png" />,
  ]);
}

/**
 * Gatsby writes each page's own address into an inline script, so that every page would need a hash of its own in the
 * Content-Security-Policy. Here the script is the same everywhere and reads the address from its element.
 */
const READ_PATH = 'window.pagePath=document.currentScript.dataset.path';

export function onPreRenderHTML(args: PreRenderHTMLArgs) {
  // The script and styles of the image plugin's own component, which this site does not use.
  args.replaceHeadComponents(
    args.getHeadComponents().filter((component) => !keyOf(component).startsWith('gatsby-image-')),
  );
  args.replacePostBodyComponents(
    args.getPostBodyComponents().map((component) => {
      if (keyOf(component) !== 'script-loader') return component;
      const path = pagePathIn(component);
      return (
        <script
          key="script-loader"
          id="gatsby-script-loader"
          data-path={path}
          dangerouslySetInnerHTML={{ __html: READ_PATH }}
        />
      );
    }),
  );
}

function keyOf(component: ReactNode): string {
  return String((component as ReactElement | null)?.key ?? '');
}

function pagePathIn(component: ReactNode): string {
  const { props } = component as ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;
  const found = /window\.pagePath=("(?:[^"\\]|\\.)*")/.exec(props.dangerouslySetInnerHTML?.__html ?? '')?.[1];
  if (found === undefined) throw new Error('Gatsby’s script loader holds no window.pagePath');
  return JSON.parse(found) as string;
}
