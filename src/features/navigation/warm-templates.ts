import { mayPrefetch, type Connection } from './prefetch';

/** What nearly every page leads to with one tap. */
const NEXT = ['article', 'country'] as const;

/** Gatsby's loaders of the templates' code, by name of the chunk (`window.asyncRequires`). */
export type Templates = Readonly<Record<string, (() => Promise<unknown>) | undefined>>;

type Warming = {
  readonly templates: Templates;
  readonly connection: Connection | undefined;
  /** Runs something once the page has nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
};

/**
 * Fetches the code of the templates that come next. Gatsby asks for it only after a page's data has said which one it
 * needs, one round trip later. A failure is left alone: the visit asks again.
 */
export function warmTemplates({ templates, connection, whenIdle }: Warming): void {
  if (!mayPrefetch(connection)) return;
  whenIdle(() => {
    for (const name of NEXT) templates[`component---src-templates-${name}-tsx`]?.().catch(() => undefined);
  });
}

/**
 * Once the page is loaded and idle, or has not been so for a while; Safari cannot say when that is.
 * @param timeout milliseconds to wait for an idle moment of a loaded page
 */
export function whenIdle(work: () => void, timeout = 2000): void {
  const idle = () =>
    window.requestIdleCallback
      ? window.requestIdleCallback(work, { timeout })
      : window.setTimeout(work, timeout);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
