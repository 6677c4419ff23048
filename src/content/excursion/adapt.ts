import { z } from 'zod';
import { nodeId } from '../node-id';
import { adaptImage, rawImage } from '../picture/adapt';
import { parseRaw, rawDate, rawLastingEntry, rawFlag, rawReference, rawRequiredText, rawText } from '../raw';
import { rawBooking, rawSeason } from '../raw-trip';

export const rawExcursion = rawLastingEntry.extend({
  titre: rawRequiredText,
  description: rawText,
  lien_reservation: z.url({ protocol: /^https$/ }).nullish(),
  teste_approuve: rawFlag,
  teste_par: rawText,
  teste_le: rawDate,
  teste_avec: rawText,
  duree: rawText,
  lieu: rawText,
  saison: rawSeason,
  reservation: rawBooking,
  image: rawImage.nullish(),
  pay: rawReference.nullish(),
  region: rawReference.nullish(),
});

/** An activity that can be booked; it sits inside pages and has no address of its own (DECISIONS 1). */
export type Excursion = ReturnType<typeof adaptExcursion>;

/** @throws ContentError when a field is not as expected */
export function adaptExcursion(value: unknown) {
  const raw = parseRaw(rawExcursion, 'excursion', value);
  return {
    id: nodeId('Excursion', raw),
    documentId: raw.documentId,
    shortId: raw.id_court,
    locale: raw.locale,
    title: raw.titre,
    description: raw.description,
    bookingUrl: raw.lien_reservation ?? undefined,
    isTested: raw.teste_approuve,
    /** The test: by whom, when and with which operator; an example of the label has none. */
    test: raw.teste_approuve ? testOf(raw) : undefined,
    duration: raw.duree,
    place: raw.lieu,
    season: raw.saison,
    booking: raw.reservation,
    picture: raw.image ? adaptImage(raw.image) : undefined,
    country: raw.pay ? nodeId('Country', raw.pay) : undefined,
    region: raw.region ? nodeId('Region', raw.region) : undefined,
    /** The article that tells of it; the build finds it (src/content/excursion/article-describing.ts). */
    article: undefined as string | undefined,
  };
}

function testOf({ teste_par: by, teste_le: on, teste_avec: operator }: z.output<typeof rawExcursion>) {
  return by && on && operator ? { by, on, operator } : undefined;
}
