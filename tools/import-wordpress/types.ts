/** A post or page of an export, as its author sees it. */
export type WordPressPost = {
  readonly id: string;
  /** `post`, `page`, or a type that a plugin has added. */
  readonly type: string;
  readonly status: string;
  readonly title: string;
  /** The last part of its address. */
  readonly slug: string;
  /** The full address at which the old site shows it. */
  readonly link: string;
  readonly author: string;
  /** HTML with WordPress's own block comments and shortcodes. */
  readonly html: string;
  readonly excerpt: string;
  /** `2024-05-31 09:12:00`, in UTC where WordPress knows it. */
  readonly writtenAt: string;
  readonly changedAt: string;
  readonly terms: readonly WordPressTerm[];
  readonly meta: Readonly<Record<string, string>>;
  readonly comments: readonly WordPressComment[];
  /** Of an attachment: the address of its file. */
  readonly fileUrl: string;
};

/** A term that a post is filed under: a category, a language (Polylang), a group of translations (Polylang). */
type WordPressTerm = { readonly domain: string; readonly slug: string; readonly name: string };

/** Without the author's addresses, which are never read from the export. */
export type WordPressComment = {
  readonly id: string;
  readonly parent: string;
  readonly author: string;
  readonly writtenAt: string;
  readonly text: string;
  /** `1`, `0`, `spam` or `trash`. */
  readonly state: string;
  /** Empty or `comment` for what people wrote; else `pingback` and the like. */
  readonly type: string;
};

export type WordPressExport = {
  readonly posts: readonly WordPressPost[];
  readonly attachments: readonly WordPressPost[];
  /** Names that readers see, by login. */
  readonly authors: ReadonlyMap<string, string>;
};

/** An import that cannot go on; the message says what was found and what was expected. */
export class ImportError extends Error {}
