import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { readSheet, stylesFor, type Sheet } from './critical-css';

type Document = Pick<
  PreRenderHTMLArgs,
  'getHeadComponents' | 'replaceHeadComponents' | 'getPostBodyComponents' | 'replacePostBodyComponents'
>;
type Props = {
  readonly 'data-href'?: string;
  readonly 'data-identity'?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
};

/**
 * Reduces a document to what its first view needs: the style rules that its body can use, and the program that loads the
 * rest (./start.ts). The manifest follows with the scripts (src/layouts/PageHead.tsx). Without scripts, the whole style
 * sheet and the manifest load at once. Gatsby adds the names of the scripts and of the build to the finished document
 * (patches/gatsby), so that new code does not render every page again.
 * @param body the HTML of the page
 * @throws Error if Gatsby has put no style sheet or no script loader into the document
 */
export function keepFirstView(document: Document, body: string): void {
  const head = document.getHeadComponents().filter((component) => !isUnused(component));
  const whole = head.find((component) => propsOf(component)['data-identity'] === 'gatsby-global-css');
  const manifest = head.find((component) => keyOf(component) === 'gatsby-plugin-manifest-link');
  const { 'data-href': address = '', dangerouslySetInnerHTML: css } = propsOf(whole);
  if (css === undefined || address === '') throw new Error('Gatsby put no style sheet into the document');
  document.replaceHeadComponents([
    <style key="first-view" dangerouslySetInnerHTML={{ __html: stylesFor(sheetOf(css.__html), body) }} />,
    ...head.filter((component) => component !== whole && component !== manifest),
    <noscript key="without-scripts">
      <link rel="stylesheet" href={address} />
      {manifest}
    </noscript>,
  ]);

  document.replacePostBodyComponents(
    document.getPostBodyComponents().map((component) => {
      if (keyOf(component) !== 'script-loader') return component;
      return (
        <script
          key="script-loader"
          async
          src={__START_ADDRESS__}
          data-path={pagePathIn(component)}
          data-styles={address}
        />
      );
    }),
  );
}

/** The image plugin's script and styles, which serve a component that this site does not use, and Gatsby's version. */
function isUnused(component: ReactNode): boolean {
  const key = keyOf(component);
  return key.startsWith('gatsby-image-') || key.startsWith('generator-');
}

let known: { readonly css: string; readonly sheet: Sheet } | undefined;

/** All pages of a build have the same sheet: it is parsed once. */
function sheetOf(css: string): Sheet {
  if (known?.css !== css) known = { css, sheet: readSheet(css) };
  return known.sheet;
}

function keyOf(component: ReactNode): string {
  return String((component as ReactElement | null)?.key ?? '');
}

function propsOf(component: ReactNode): Props {
  return (component as ReactElement<Props> | null | undefined)?.props ?? {};
}

function pagePathIn(component: ReactNode): string {
  const code = propsOf(component).dangerouslySetInnerHTML?.__html ?? '';
  const found = /window\.pagePath=("(?:[^"\\]|\\.)*")/.exec(code)?.[1];
  if (found === undefined) throw new Error('Gatsby’s script loader holds no window.pagePath');
  return JSON.parse(found) as string;
}
