import { z } from 'zod';
import { MAP_LAYERS } from '../../config/taxonomy';
import { nodeId } from '../node-id';
import { parseRaw, rawLastingEntry, rawFlag, rawReference, rawRequiredText, rawText } from '../raw';
import { rawSeason } from '../raw-trip';

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);
/** An altitude may follow (RFC 7946); the map has no use for it. */
const position = z.tuple([longitude, latitude], z.number()).transform(([x, y]): [number, number] => [x, y]);
const line = z
  .array(position)
  .min(2)
  .refine(
    (points) => points.every((point, i) => i === 0 || point.join() !== points[i - 1]?.join()),
    'expected no point twice in a row',
  );

const rawGeometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line).min(1) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position).min(4)).min(1) }),
]);

const rawMapFeature = rawLastingEntry.extend({
  titre: rawRequiredText,
  couche: z.enum(MAP_LAYERS),
  geometrie: rawGeometry,
  description: rawText,
  mots_cles: rawText,
  saison: rawSeason,
  schematique: rawFlag,
  article: rawReference.nullish(),
  pay: rawReference.nullish(),
  region: rawReference.nullish(),
});

/** A place, a line or an area of a country's map. */
export type MapFeature = ReturnType<typeof adaptMapFeature>;

/** @throws ContentError when a field is not as expected */
export function adaptMapFeature(value: unknown) {
  const raw = parseRaw(rawMapFeature, 'map-feature', value);
  return {
    id: nodeId('MapFeature', raw),
    documentId: raw.documentId,
    shortId: raw.id_court,
    locale: raw.locale,
    title: raw.titre,
    layer: raw.couche,
    geometry: raw.geometrie,
    description: raw.description,
    /** Names that visitors may give it; only the search reads them. */
    searchWords: raw.mots_cles,
    season: raw.saison,
    /** True for a line that joins real stops without following the road. */
    isSchematic: raw.schematique,
    article: raw.article ? nodeId('Article', raw.article) : undefined,
    country: raw.pay ? nodeId('Country', raw.pay) : undefined,
    region: raw.region ? nodeId('Region', raw.region) : undefined,
  };
}
