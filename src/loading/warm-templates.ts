import { mayFetchAhead, type Connection } from './connection';
import { whenIdle } from './when-idle';

/** The templates of the pages that nearly every page leads to with one tap. */
const NEXT = ['article', 'country'] as const;

/** Gatsby's loaders of the templates' code, by name of the chunk (`window.asyncRequires`). */
export type Templates = Readonly<Record<string, (() => Promise<unknown>) | undefined>>;

/**
 * Fetches the code of the templates that come next, once the page is idle. Gatsby asks for it only after a page's data has
 * named its template, which is one round trip later. A failure is ignored: the visit asks again.
 */
export function warmTemplates(templates: Templates, connection: Connection | undefined): void {
  if (!mayFetchAhead(connection)) return;
  whenIdle(() => {
    for (const name of NEXT) templates[`component---src-templates-${name}-tsx`]?.().catch(() => undefined);
  });
}
