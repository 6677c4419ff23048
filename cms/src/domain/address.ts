export type AddressFacts = {
  locale: string;
  slug: string;
  /** Slug of the country that an article belongs to. */
  country?: string | undefined;
};

/** Returns the path of an entry (SPEC §2). @example addressOf({ locale: 'fr', slug: 'islande' }) → '/fr/islande/' */
export function addressOf({ locale, slug, country }: AddressFacts): string {
  return country === undefined ? `/${locale}/${slug}/` : `/${locale}/${country}/${slug}/`;
}

/**
 * The addresses that an entry has had, once it moves from one to another; where it is now is none of them.
 * @example formerAddresses(['/fr/a/'], '/fr/b/', '/fr/c/') → ['/fr/a/', '/fr/b/']
 */
export function formerAddresses(known: readonly string[], before: string, after: string): string[] {
  return [...new Set([...known, before])].filter((address) => address !== after);
}
