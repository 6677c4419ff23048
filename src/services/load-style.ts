const loading = new Map<string, Promise<void>>();

/**
 * Adds a style sheet that only a late part of a page needs, once in a visit. Resolves when it holds, so that the part
 * appears with its style; a sheet that cannot be read rejects, and may be asked for again.
 */
export function loadStyle(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      reject(new Error(`${href} cannot be read`));
    };
    document.head.append(link);
  });
  loading.set(href, loaded);
  return loaded;
}
