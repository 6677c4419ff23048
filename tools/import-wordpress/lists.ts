import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { LOCALES } from '../../cms/src/domain/locales';
import { authorKey, type Files } from './articles';
import type { Locale } from './languages';
import type { Entry } from './links';
import { plainText } from './markdown';
import type { PictureShelf } from './media';
import type { WordPressComment, WordPressPost } from './types';

const STATES: Readonly<Record<string, string>> = {
  '1': 'approuve',
  '0': 'en_attente',
  spam: 'indesirable',
  trash: 'refuse',
};
/** Characters, as the CMS limits them. */
const [NAME, COMMENT] = [80, 5000];

const list = (items: readonly object[]): string => stringify(items, { lineWidth: 0 });

const postsOf = ({ translations }: Entry) => Object.entries(translations) as [Locale, WordPressPost][];

/** `authors.yaml`: everybody who wrote one of the posts. */
export function writeAuthors(entries: readonly Entry[], names: ReadonlyMap<string, string>): Files {
  const logins = new Set(entries.flatMap((entry) => postsOf(entry).map(([, { author }]) => author)));
  const items = [...logins]
    .sort()
    .map((login) => ({ key: authorKey(login), nom: names.get(login) ?? (login || 'Editors') }));
  return new Map([['authors.yaml', list(items)]]);
}

/** `comments.yaml`: what people wrote, with dates and without their addresses. Pingbacks are not people. */
export function writeComments(entries: readonly Entry[]): Files {
  const items = entries.flatMap((entry) =>
    postsOf(entry).flatMap(([locale, post]) => {
      const people = post.comments.filter(({ type }) => type === '' || type === 'comment');
      return people.flatMap((comment) => commentItem(entry.key, locale, comment, people));
    }),
  );
  return items.length === 0 ? new Map<string, string>() : new Map([['comments.yaml', list(items)]]);
}

function commentItem(
  article: string,
  langue: Locale,
  comment: WordPressComment,
  all: readonly WordPressComment[],
) {
  const texte = plainLines(comment.text).slice(0, COMMENT);
  if (texte === '') return [];
  const head = headOf(comment, all);
  return [
    {
      key: commentKey(comment),
      article,
      langue,
      nom: (comment.author || (langue === 'fr' ? 'Anonyme' : 'Anonymous')).slice(0, NAME),
      texte,
      ecrit_le: `${comment.writtenAt.replace(' ', 'T')}Z`,
      etat: STATES[comment.state] ?? 'en_attente',
      ...(head && { reponse_a: commentKey(head) }),
    },
  ];
}

/** Threads are one level deep in the guide: an answer to an answer joins the head of its thread. */
function headOf(comment: WordPressComment, all: readonly WordPressComment[]): WordPressComment | undefined {
  const seen = new Set<string>();
  let head: WordPressComment | undefined;
  let parent = comment.parent;
  while (parent !== '0' && parent !== '' && !seen.has(parent)) {
    seen.add(parent);
    head = all.find(({ id }) => id === parent);
    if (!head) return undefined;
    parent = head.parent;
  }
  return head;
}

const commentKey = ({ id, writtenAt }: WordPressComment): string =>
  `wp-${id.replace(/\D/g, '') || createHash('sha256').update(writtenAt).digest('hex').slice(0, 8)}`;

const plainLines = (text: string): string =>
  text
    .split(/\n{2,}|<\/p>/)
    .map(plainText)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** `media/media.yaml`; a word that one language lacks is the other's, and the report names it. */
export function writeMedia({ taken }: PictureShelf, credit: string): Files {
  const items = [...taken.values()].map(({ key, file, alternative }) => ({
    key,
    fichier: file,
    alternative: Object.fromEntries(LOCALES.map((locale) => [locale, alternative || key])),
    credit,
    licence: '©',
  }));
  return items.length === 0 ? new Map<string, string>() : new Map([['media/media.yaml', list(items)]]);
}
