import { adaptAlert, adaptFrame } from '../country/adapt';
import { rawAlert, rawFrame } from '../country/raw';
import { nodeId } from '../node-id';
import { parseRaw, rawEntry, rawList, rawReference, rawRequiredText, rawText } from '../raw';
import type { Region } from './types';

export const rawRegion = rawEntry.extend({
  titre: rawRequiredText,
  reference: rawText,
  pay: rawReference,
  introduction: rawText,
  cadre: rawFrame.nullish(),
  alertes: rawList(rawAlert),
});

/** @throws ContentError when a field is not as expected; a region always has a published country */
export function adaptRegion(value: unknown): Region {
  const raw = parseRaw(rawRegion, 'region', value);
  return {
    id: nodeId('Region', raw),
    documentId: raw.documentId,
    locale: raw.locale,
    reference: raw.reference,
    title: raw.titre,
    country: nodeId('Country', raw.pay),
    introduction: raw.introduction,
    frame: raw.cadre ? adaptFrame(raw.cadre) : undefined,
    alerts: raw.alertes.map(adaptAlert),
  };
}
