import { z } from 'zod';
import alert from '../../components/pays/alerte.json';
import { choice, moment, text } from './attributes';
import { bilingual } from './parts';

export const alertSchema = z
  .strictObject({
    texte: bilingual(alert.attributes.texte),
    niveau: choice(alert.attributes.niveau),
    debut: moment(),
    fin: moment(),
    source: text(alert.attributes.source),
  })
  .refine(({ debut, fin }) => debut < fin, { path: ['fin'], error: 'expected a time after debut' });

export type AlertFacts = z.infer<typeof alertSchema>;
