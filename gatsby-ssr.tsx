import type { RenderBodyArgs } from 'gatsby';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import text from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** Asks for the two fonts of the first view before the style sheet has been read. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs) {
  setHeadComponents([
    ...[display, text].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    )),
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
  ]);
}
