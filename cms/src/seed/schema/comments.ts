import { z } from 'zod';
import comment from '../../api/comment/content-types/comment/schema.json';
import { choice, flag, key, moment, text } from './attributes';

const fields = comment.attributes;

export const commentSchema = z.strictObject({
  key: key(),
  article: key(),
  langue: z.enum(['fr', 'en'], { error: 'expected fr or en' }),
  nom: text(fields.nom),
  texte: text(fields.texte),
  ecrit_le: moment(),
  etat: choice(fields.etat),
  reponse_a: key().optional(),
  de_la_redaction: flag().optional(),
});

export type CommentFacts = z.infer<typeof commentSchema>;
