import { z } from 'zod';
import { nodeId } from '../node-id';
import { adaptImage, rawImage } from '../picture/adapt';
import { parseRaw, rawEntry, rawFlag, rawReference, rawRequiredText, rawText } from '../raw';
import type { Excursion } from './types';

export const rawExcursion = rawEntry.extend({
  titre: rawRequiredText,
  description: rawText,
  lien_reservation: z.url({ protocol: /^https$/ }).nullish(),
  teste_approuve: rawFlag,
  duree: rawText,
  lieu: rawText,
  image: rawImage.nullish(),
  pay: rawReference.nullish(),
  region: rawReference.nullish(),
});

/** @throws ContentError when a field is not as expected */
export function adaptExcursion(value: unknown): Excursion {
  const raw = parseRaw(rawExcursion, 'excursion', value);
  return {
    id: nodeId('Excursion', raw),
    documentId: raw.documentId,
    locale: raw.locale,
    title: raw.titre,
    description: raw.description,
    bookingUrl: raw.lien_reservation ?? undefined,
    isTested: raw.teste_approuve,
    duration: raw.duree,
    place: raw.lieu,
    picture: raw.image ? adaptImage(raw.image) : undefined,
    country: raw.pay ? nodeId('Country', raw.pay) : undefined,
    region: raw.region ? nodeId('Region', raw.region) : undefined,
  };
}
