import { LOCALES } from '../../cms/src/domain/locales';
import type { WordPressPost } from './types';

export type Locale = (typeof LOCALES)[number];
/** The versions of one article. */
export type Translations = Partial<Record<Locale, WordPressPost>>;

/**
 * Keys under which WPML and its exporters note a post's language, its group of translations, and what it translates.
 */
const WPML_LANGUAGE = ['_wpml_import_language_code', '_icl_lang_code', '_wpml_language'];
const WPML_GROUP = ['_wpml_import_translation_group', '_wpml_trid', 'trid'];
const WPML_SOURCE = ['_icl_translation_of', '_icl_lang_duplicate_of'];

const firstOf = (meta: WordPressPost['meta'], keys: readonly string[]): string | undefined =>
  keys.map((key) => meta[key]).find((value) => value !== undefined && value !== '');

const termOf = ({ terms }: WordPressPost, domain: string): string | undefined =>
  terms.find((term) => term.domain === domain)?.slug;

/**
 * The language of a post, as Polylang or WPML noted it.
 * @returns what was noted when it is none of the guide's languages; the fallback when nothing was
 */
function languageOf(post: WordPressPost, fallback: Locale): string {
  const noted = termOf(post, 'language') ?? firstOf(post.meta, WPML_LANGUAGE);
  const [language = ''] = (noted ?? fallback).toLowerCase().split(/[-_]/);
  return language;
}

export const isLocale = (language: string): language is Locale =>
  (LOCALES as readonly string[]).includes(language);

function groupOf(post: WordPressPost): string {
  const polylang = termOf(post, 'post_translations');
  if (polylang !== undefined) return `polylang ${polylang}`;
  const wpml = firstOf(post.meta, WPML_GROUP);
  if (wpml !== undefined) return `wpml ${wpml}`;
  return `post ${firstOf(post.meta, WPML_SOURCE) ?? post.id}`;
}

export type Pairing = {
  readonly groups: readonly Translations[];
  /** Posts in another language than the guide's, and second posts of one language in a group. */
  readonly left: readonly { readonly post: WordPressPost; readonly reason: string }[];
};

/** Puts posts that translate one another together, in the order of the export. */
export function pairTranslations(posts: readonly WordPressPost[], fallback: Locale): Pairing {
  const groups = new Map<string, Translations>();
  const left: { post: WordPressPost; reason: string }[] = [];
  for (const post of posts) {
    const language = languageOf(post, fallback);
    if (!isLocale(language)) {
      left.push({ post, reason: `its language “${language}” is none of ${LOCALES.join(', ')}` });
      continue;
    }
    const name = groupOf(post);
    const group = groups.get(name) ?? {};
    const other = group[language];
    if (other)
      left.push({ post, reason: `“${other.title}” is already the ${language} version of the same article` });
    else groups.set(name, { ...group, [language]: post });
  }
  return { groups: [...groups.values()], left };
}
