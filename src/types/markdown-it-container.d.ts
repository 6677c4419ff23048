/** The package's published types belong to another version of markdown-it's. */
declare module 'markdown-it-container' {
  import type MarkdownIt from 'markdown-it';
  import type Token from 'markdown-it/lib/token.mjs';

  type Options = { render?: (tokens: Token[], index: number) => string };
  export default function container(parser: MarkdownIt, name: string, options?: Options): void;
}
