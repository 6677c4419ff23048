import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** src/features/alerts/dated-note.ts; moments as in ISO 8601. */
      'dated-note': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        from: string;
        until: string;
      };
    }
  }
}
