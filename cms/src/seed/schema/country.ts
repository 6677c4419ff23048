import { z } from 'zod';
import country from '../../api/country/content-types/country/schema.json';
import step from '../../components/pays/etape.json';
import month from '../../components/pays/mois.json';
import source from '../../components/pays/source.json';
import emergency from '../../components/pays/urgence.json';
import { alertSchema } from './alert';
import { choice, decimal, flag, key, text, whole } from './attributes';
import { bilingual, frameSchema, pathSchema, seoSchema, slugSchema } from './parts';
import { drivesSchema } from './trip';

const fields = country.attributes;

const climateSchema = z
  .array(
    z.strictObject({
      mois: whole(month.attributes.mois),
      temperature_min: decimal(month.attributes.temperature_min),
      temperature_max: decimal(month.attributes.temperature_max),
      pluie_mm: decimal(month.attributes.pluie_mm),
      jour_h: decimal(month.attributes.jour_h),
    }),
  )
  .refine(
    (months) => months.every(({ mois }, index) => mois === index + 1),
    'expected the months in order from 1',
  )
  .refine((months) => months.length === 0 || months.length === 12, 'expected twelve months, or none');

const STEP_NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export const countryFactsSchema = z.strictObject({
  pays_principal: flag().optional(),
  reference: choice(fields.reference).optional(),
  banniere: key().optional(),
  icone: choice(fields.icone).optional(),
  carte: frameSchema.optional(),
  climat: climateSchema.optional(),
  articles_etape6: z.array(key()).optional(),
  /** By number of a step: how many days before departure it is due. */
  echeances: z.partialRecord(z.enum(STEP_NUMBERS), whole(step.attributes.echeance)).optional(),
  trajets: drivesSchema.optional(),
  urgences: z
    .array(
      z.strictObject({
        service: bilingual(emergency.attributes.service),
        numero: text(emergency.attributes.numero),
      }),
    )
    .optional(),
  sources: z
    .array(z.strictObject({ titre: bilingual(source.attributes.titre), url: text(source.attributes.url) }))
    .optional(),
  alertes: z.array(alertSchema).optional(),
});

const stepSchema = z.strictObject({
  numero: whole(step.attributes.numero),
  titre: text(step.attributes.titre),
  texte: text(step.attributes.texte).optional(),
});

export const countryTextSchema = z.strictObject({
  pays: text(fields.pays),
  slug: slugSchema,
  climat_lieu: text(fields.climat_lieu).optional(),
  seo: seoSchema.optional(),
  anciennes_adresses: z.array(pathSchema).optional(),
  etapes: z
    .array(stepSchema)
    .length(8, 'expected the eight steps')
    .refine(
      (steps) => steps.every(({ numero }, index) => numero === index + 1),
      'expected numero 1 to 8, in order',
    )
    .optional(),
});

export type CountryFacts = z.infer<typeof countryFactsSchema>;
export type CountryText = z.infer<typeof countryTextSchema>;
