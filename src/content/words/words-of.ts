type Locales = {
  readonly edges: readonly { readonly node: { readonly ns: string | null; readonly data: string | null } }[];
};

/**
 * Interface words for the head of a page, which stands outside the translation plugin's provider.
 * @example wordsOf(data.locales, 'map')('title', { country: 'Islande' }) → 'Carte : Islande'
 */
export function wordsOf(locales: Locales, namespace: string) {
  const data = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? '{}';
  const words = JSON.parse(data) as Record<string, unknown>;
  return (key: string, values: Readonly<Record<string, string>> = {}): string => {
    const word = words[key];
    if (typeof word !== 'string') return '';
    return word.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
