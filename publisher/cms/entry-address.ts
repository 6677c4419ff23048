type Entry = {
  readonly kind: string;
  readonly documentId: string;
  readonly locale: string | null;
  readonly title: string;
};

/** Names of content types, where the CMS's list of pages uses a shorter one. */
const TYPES: Readonly<Record<string, string>> = { page: 'static-page' };
const SINGLE = ['site'];

/**
 * Returns the address at which the CMS's admin shows an entry; a file is looked up by its name.
 * @example entryAddress('https://cms.example', { kind: 'article', documentId: 'k3v9', locale: 'fr', title: 'Geysir' })
 *   → 'https://cms.example/admin/content-manager/collection-types/api::article.article/k3v9?plugins[i18n][locale]=fr'
 */
export function entryAddress(cmsUrl: string, { kind, documentId, locale, title }: Entry): string {
  if (kind === 'file') return `${cmsUrl}/admin/plugins/upload?page=1&_q=${encodeURIComponent(title)}`;
  const type = TYPES[kind] ?? kind;
  const query = locale === null ? '' : `?plugins[i18n][locale]=${locale}`;
  return SINGLE.includes(kind)
    ? `${cmsUrl}/admin/content-manager/single-types/api::${type}.${type}${query}`
    : `${cmsUrl}/admin/content-manager/collection-types/api::${type}.${type}/${documentId}${query}`;
}
