import { z } from 'zod';
import article from '../../api/article/content-types/article/schema.json';
import aspect from '../../components/partage/aspect.json';
import facts from '../../components/rando/faits.json';
import { LOCALES } from '../../domain/locales';
import { choice, day, decimal, flag, key, text, whole } from './attributes';
import { linesSchema, pathSchema, pointSchema, seoSchema, slugSchema } from './parts';
import { bookingSchema, daysSchema, seasonSchema } from './trip';

const fields = article.attributes;
const hike = facts.attributes;
const aspects = z.array(choice(aspect.attributes.aspect));

export const articleFactsSchema = z.strictObject({
  type: choice(fields.type).optional(),
  etape: choice(fields.etape).optional(),
  svg: choice(fields.svg).optional(),
  region: key().optional(),
  position_page_pays: whole(fields.position_page_pays).optional(),
  rando: flag().optional(),
  auteur: key(),
  publie_le: day(),
  mis_a_jour_le: day().optional(),
  verifie_le: day().optional(),
  verifie: aspects.optional(),
  non_verifie: aspects.optional(),
  a_revoir_le: day().optional(),
  a_revoir: text(fields.a_revoir).optional(),
  couverture: key().optional(),
  galerie: z.array(key()).optional(),
  coordonnees: pointSchema.optional(),
  continuer_voyage: z.array(key()).optional(),
  autres_experiences: z.array(key()).optional(),
  excursions: z.array(key()).optional(),
  randonnee: z
    .strictObject({
      distance_km: decimal(hike.distance_km).optional(),
      denivele_m: whole(hike.denivele_m).optional(),
      duree_min: whole(hike.duree_min).optional(),
      cotation: choice(hike.cotation).optional(),
    })
    .optional(),
  saison: seasonSchema(fields.saison).optional(),
  reservation: bookingSchema.optional(),
  jours: daysSchema.optional(),
  brouillon: z.array(z.enum(LOCALES)).optional(),
});

export const articleTextSchema = z.strictObject({
  titre: text(fields.titre),
  titre_court: text(fields.titre_court).optional(),
  resume: text(fields.resume).optional(),
  mots_cles: text(fields.mots_cles).optional(),
  slug: slugSchema,
  chapeau: text(fields.chapeau).optional(),
  interet: text(fields.interet).optional(),
  acces: text(fields.acces).optional(),
  difficulte: text(fields.difficulte).optional(),
  avis: text(fields.avis).optional(),
  aimons: linesSchema.optional(),
  aimons_moins: linesSchema.optional(),
  saison: text(hike.saison).optional(),
  seo: seoSchema.optional(),
  anciennes_adresses: z.array(pathSchema).optional(),
});

export type ArticleFacts = z.infer<typeof articleFactsSchema>;
export type ArticleText = z.infer<typeof articleTextSchema>;
