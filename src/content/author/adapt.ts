import { nodeId } from '../node-id';
import { parseRaw, rawEntry, rawRequiredText, rawText } from '../raw';

const rawAuthor = rawEntry.extend({ nom: rawRequiredText, bio: rawText });

export type Author = ReturnType<typeof adaptAuthor>;

/** @throws ContentError when a field is not as expected */
export function adaptAuthor(value: unknown) {
  const raw = parseRaw(rawAuthor, 'author', value);
  return {
    id: nodeId('Author', raw),
    documentId: raw.documentId,
    locale: raw.locale,
    name: raw.nom,
    bio: raw.bio,
  };
}
