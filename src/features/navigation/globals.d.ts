import type { Templates } from '../../loading/warm-templates';

declare global {
  interface Window {
    /** Gatsby's loader of pages. `hovering` fetches at once; a failure is not kept (patches/gatsby). */
    ___loader: { hovering: (path: string) => void };
    /** Functions that load each template's code; `gatsby develop` has another way. */
    asyncRequires?: { readonly components: Templates };
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}
