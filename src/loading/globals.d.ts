import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare global {
  interface Window {
    /** Gatsby reads the address of the page from it. */
    pagePath: string;
    /** Gatsby compares it with the build that a page’s data comes from. */
    ___webpackCompilationHash: string;
    /** Settles when the whole style sheet has come or failed; `gatsby develop` has none. */
    wholeStyles?: Promise<unknown>;
  }

  /** The address of the program that starts a page: `/start-<digest>.js` (src/site-build/webpack.ts defines both). */
  const __START_ADDRESS__: string;
  /** The program that defines `<dated-note>`. */
  const __DATED_NOTE__: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** ./dated-note.ts; moments as in ISO 8601. */
      'dated-note': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        from: string;
        until: string;
      };
    }
  }
}
