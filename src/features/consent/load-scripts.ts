import { scriptsOf, type Purpose, type ThirdParties } from './purposes';

/** The list that a tag manager reads first; it makes the list its own when it loads. */
type WithDataLayer = { dataLayer?: unknown[] };

/** Puts the scripts of a purpose into the page, once in a visit. */
export function loadScripts(purpose: Purpose, thirdParties: ThirdParties): void {
  for (const src of scriptsOf(purpose, thirdParties)) {
    if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) continue;
    if (src.includes('gtm.js')) announce();
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.head.append(script);
  }
}

function announce(): void {
  const scope = globalThis as WithDataLayer;
  scope.dataLayer ??= [];
  scope.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
}
