import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { START_ADDRESS } from './script';
import { readSheet, stylesFor, type Sheet } from './styles';

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
 * Leaves in a document what its first view needs: the rules that its body can use. The whole style sheet, with the fonts,
 * and the scripts of the site follow (./script.ts), the manifest after them (src/layouts/PageHead.tsx); without scripts
 * sheet and manifest are asked for at once. Gatsby adds the names
 * of the scripts and the build's to the finished document (patches/gatsby), so that new code renders no page again.
 * @param body the HTML of the page
 */
export function startAfterTheFirstView(document: Document, body: string): void {
  const head = document.getHeadComponents().filter((component) => !isOfNoUse(component));
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
          src={START_ADDRESS}
          data-path={pagePathIn(component)}
          data-styles={address}
        />
      );
    }),
  );
}

/** The script and styles of the image plugin's own component, which this site does not use, and Gatsby's version. */
function isOfNoUse(component: ReactNode): boolean {
  const key = keyOf(component);
  return key.startsWith('gatsby-image-') || key.startsWith('generator-');
}

let known: { readonly css: string; readonly sheet: Sheet } | undefined;

/** It is the same for all pages of a build. */
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
