import type { Locale } from '../../config/locales';
import { nodeId } from '../node-id';
import { parseRaw, rawEntry, rawRequiredText, rawText } from '../raw';

export type Author = {
  readonly id: string;
  readonly documentId: string;
  readonly locale: Locale;
  readonly name: string;
  readonly bio?: string | undefined;
};

export const rawAuthor = rawEntry.extend({ nom: rawRequiredText, bio: rawText });

/** @throws ContentError when a field is not as expected */
export function adaptAuthor(value: unknown): Author {
  const raw = parseRaw(rawAuthor, 'author', value, 'nom');
  return {
    id: nodeId('Author', raw),
    documentId: raw.documentId,
    locale: raw.locale,
    name: raw.nom,
    bio: raw.bio,
  };
}
