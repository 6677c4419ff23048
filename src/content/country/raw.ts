import { z } from 'zod';
import { ALERT_LEVELS, COUNTRY_ICONS, COUNTRY_REFERENCES } from '../../config/taxonomy';
import { rawRichText } from '../markdown/adapt';
import { rawImage } from '../picture/adapt';
import {
  rawLastingEntry,
  rawDate,
  rawEnum,
  rawFlag,
  rawFormerPaths,
  rawList,
  rawNumber,
  rawReferences,
  rawRequiredText,
  rawShortId,
  rawSlug,
  rawText,
} from '../raw';
import { rawSeo } from '../seo/adapt';

const rawMonth = z.object({
  mois: z.number().int().min(1).max(12),
  temperature_min: z.number(),
  temperature_max: z.number(),
  pluie_mm: z.number().min(0),
  jour_h: z.number().min(0).max(24),
});

const rawStep = z.object({
  numero: z.number().int().min(1).max(8),
  titre: rawRequiredText,
  texte: rawRichText,
  echeance: rawNumber,
});

/** A drive between two places of the map, as an editor's source tells it. */
const rawDrive = z.object({
  de: rawShortId,
  vers: rawShortId,
  km: z.number().min(0),
  minutes: z.number().int().min(1),
  note: rawText,
  source: rawRequiredText,
  releve_le: rawDate,
});

/** A dated alert; `source` is the official page that says it. */
export const rawAlert = z.object({
  texte: rawRequiredText,
  niveau: z.enum(ALERT_LEVELS),
  debut: z.iso.datetime(),
  fin: z.iso.datetime(),
  source: z.url({ protocol: /^https$/ }),
});

export const rawFrame = z.object({ ouest: z.number(), sud: z.number(), est: z.number(), nord: z.number() });

export const rawCountry = rawLastingEntry.extend({
  pays: rawRequiredText,
  slug: rawSlug,
  anciennes_adresses: rawFormerPaths,
  reference: rawEnum(COUNTRY_REFERENCES),
  pays_principal: rawFlag,
  introduction: rawRichText,
  banniere: rawImage.nullish(),
  icone: rawEnum(COUNTRY_ICONS),
  carte: rawFrame.nullish(),
  climat_lieu: rawText,
  climat: rawList(rawMonth).refine(
    (months) => months.length === 0 || months.map(({ mois }) => mois).join() === '1,2,3,4,5,6,7,8,9,10,11,12',
    'expected the twelve months in order, or none',
  ),
  etapes: rawList(rawStep),
  articles_etape6: rawReferences,
  trajets: rawList(rawDrive),
  alertes: rawList(rawAlert),
  urgences: rawList(z.object({ service: rawRequiredText, numero: rawRequiredText })),
  sources: rawList(z.object({ titre: rawRequiredText, url: z.url({ protocol: /^https$/ }) })),
  seo: rawSeo,
});

export type RawCountry = z.output<typeof rawCountry>;
