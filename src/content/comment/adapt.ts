import { z } from 'zod';
import { nodeId } from '../node-id';
import { parseRaw, rawEntry, rawFlag, rawRequiredText, rawText } from '../raw';

const rawComment = rawEntry.extend({
  texte: rawRequiredText,
  nom: rawRequiredText,
  ecrit_le: z.iso.datetime(),
  de_la_redaction: rawFlag,
  article_id: rawText,
  parent_id: rawText,
});

export type Comment = ReturnType<typeof adaptComment>;

/** @throws ContentError when a field is not as expected */
export function adaptComment(value: unknown) {
  const raw = parseRaw(rawComment, 'comment', value);
  const { documentId, locale } = raw;
  return {
    id: nodeId('Comment', raw),
    documentId,
    locale,
    article: raw.article_id && nodeId('Article', { documentId: raw.article_id, locale }),
    /** Id of the comment at the head of the thread; the head itself has none. */
    thread: raw.parent_id && nodeId('Comment', { documentId: raw.parent_id, locale }),
    name: raw.nom,
    text: raw.texte,
    /** Moment in UTC. */
    writtenOn: raw.ecrit_le,
    isEditor: raw.de_la_redaction,
  };
}
