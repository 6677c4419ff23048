import { z } from 'zod';
import author from '../../api/author/content-types/author/schema.json';
import excursion from '../../api/excursion/content-types/excursion/schema.json';
import feature from '../../api/map-feature/content-types/map-feature/schema.json';
import region from '../../api/region/content-types/region/schema.json';
import { testFaults } from '../../domain/excursion-rules';
import { geometryProblem } from '../../domain/geometry';
import { alertSchema } from './alert';
import { choice, day, flag, key, text } from './attributes';
import { bilingual, frameSchema, titles } from './parts';
import { bookingSchema, seasonSchema } from './trip';

export const regionSchema = z.strictObject({
  key: key(),
  reference: text(region.attributes.reference).optional(),
  titre: titles(region.attributes.titre),
  cadre: frameSchema.optional(),
  introduction: bilingual(region.attributes.introduction).optional(),
  alertes: z.array(alertSchema).optional(),
});

export const excursionSchema = z
  .strictObject({
    key: key(),
    titre: titles(excursion.attributes.titre),
    description: bilingual(excursion.attributes.description).optional(),
    duree: bilingual(excursion.attributes.duree).optional(),
    lieu: bilingual(excursion.attributes.lieu).optional(),
    saison: seasonSchema(excursion.attributes.saison).optional(),
    reservation: bookingSchema.optional(),
    lien_reservation: text(excursion.attributes.lien_reservation).optional(),
    teste_approuve: flag().optional(),
    teste_par: text(excursion.attributes.teste_par).optional(),
    teste_le: day().optional(),
    teste_avec: text(excursion.attributes.teste_avec).optional(),
    exemple_de_label: flag().optional(),
    image: key().optional(),
    region: key().optional(),
  })
  .superRefine((item, context) => {
    for (const { en } of testFaults(item))
      context.addIssue({ code: 'custom', message: en, path: ['teste_approuve'] });
  });

export const featureSchema = z.strictObject({
  key: key(),
  titre: titles(feature.attributes.titre),
  couche: choice(feature.attributes.couche),
  geometrie: z.unknown().superRefine((geometry, context) => {
    const problem = geometryProblem(geometry);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem.en });
  }),
  description: bilingual(feature.attributes.description).optional(),
  mots_cles: bilingual(feature.attributes.mots_cles).optional(),
  saison: seasonSchema(feature.attributes.saison).optional(),
  article: key().optional(),
  region: key().optional(),
  schematique: flag().optional(),
});

export const authorSchema = z.strictObject({
  key: key(),
  nom: text(author.attributes.nom),
  bio: bilingual(author.attributes.bio).optional(),
});

export type RegionFacts = z.infer<typeof regionSchema>;
export type ExcursionFacts = z.infer<typeof excursionSchema>;
export type FeatureFacts = z.infer<typeof featureSchema>;
export type AuthorFacts = z.infer<typeof authorSchema>;
