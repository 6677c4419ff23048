import { z } from 'zod';
import { ARTICLE_STEPS, ARTICLE_TYPES, ASPECTS, HIKE_GRADES, ICON_NAMES } from '../../config/taxonomy';
import { rawRichText } from '../markdown/adapt';
import { rawImage } from '../picture/adapt';
import {
  rawDate,
  rawLastingEntry,
  rawEnum,
  rawFlag,
  rawFormerPaths,
  rawJson,
  rawList,
  rawNumber,
  rawReference,
  rawReferences,
  rawRequiredText,
  rawSlug,
  rawText,
} from '../raw';
import { rawBooking, rawSeason, rawShortIds } from '../raw-trip';
import { rawSeo } from '../seo/adapt';

const rawLines = rawList(z.object({ texte: rawRequiredText }));

const rawAspects = rawList(z.object({ aspect: z.enum(ASPECTS) }));

const rawHike = z.object({
  distance_km: rawNumber,
  denivele_m: rawNumber,
  duree_min: rawNumber,
  cotation: rawEnum(HIKE_GRADES),
  saison: rawText,
});

/** Longitude, latitude and height of the points of each stretch that the CMS read from an uploaded GPX file. */
const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);
const rawStretch = z.array(
  z.union([z.tuple([longitude, latitude, z.number()]), z.tuple([longitude, latitude])]),
);
/** A release before knew of one stretch only, and kept its points alone. */
const rawTrack = rawJson(
  z.union([rawStretch.transform((points) => (points.length > 0 ? [points] : [])), z.array(rawStretch)]),
);

const rawDay = z.object({ numero: z.number().int().min(1), titre: rawRequiredText, etapes: rawShortIds });

/** An article as the CMS delivers it; field names are the specification's (SPEC §3). */
export const rawArticle = rawLastingEntry.extend({
  titre: rawRequiredText,
  titre_court: rawText,
  resume: rawText,
  mots_cles: rawText,
  slug: rawSlug,
  anciennes_adresses: rawFormerPaths,
  type: rawEnum(ARTICLE_TYPES),
  etape: rawEnum(ARTICLE_STEPS),
  svg: rawEnum(ICON_NAMES),
  pay: rawReference.extend({ slug: rawSlug }).nullish(),
  region: rawReference.nullish(),
  position_page_pays: rawNumber,
  rando: rawFlag,
  chapeau: rawText,
  corps: rawRichText,
  couverture: rawImage.nullish(),
  galerie: rawList(rawImage),
  interet: rawText,
  acces: rawText,
  difficulte: rawText,
  avis: rawText,
  aimons: rawLines,
  aimons_moins: rawLines,
  auteur: rawReference.nullish(),
  /** The moment of the last publication; a draft has none. */
  publishedAt: rawText,
  publie_le: rawDate,
  mis_a_jour_le: rawDate,
  verifie_le: rawDate,
  verifie: rawAspects,
  non_verifie: rawAspects,
  coordonnees: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
  continuer_voyage: rawReferences,
  autres_experiences: rawReferences,
  excursions: rawReferences,
  randonnee: rawHike.nullish(),
  saison: rawSeason,
  reservation: rawBooking,
  jours: rawList(rawDay),
  trace: rawTrack,
  seo: rawSeo,
});

export type RawArticle = z.output<typeof rawArticle>;
