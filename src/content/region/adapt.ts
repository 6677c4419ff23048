import { adaptAlert, adaptFrame } from '../country/adapt';
import { rawAlert, rawFrame } from '../country/raw';
import { nodeId } from '../node-id';
import { parseRaw, rawLastingEntry, rawList, rawReference, rawRequiredText, rawText } from '../raw';

const rawRegion = rawLastingEntry.extend({
  titre: rawRequiredText,
  reference: rawText,
  pay: rawReference,
  introduction: rawText,
  cadre: rawFrame.nullish(),
  alertes: rawList(rawAlert),
});

export type Region = ReturnType<typeof adaptRegion>;

/** @throws ContentError when a field is not as expected; a region always has a published country */
export function adaptRegion(value: unknown) {
  const raw = parseRaw(rawRegion, 'region', value);
  return {
    id: nodeId('Region', raw),
    documentId: raw.documentId,
    shortId: raw.id_court,
    locale: raw.locale,
    /** A stable short name; some regions have none (SPEC §3). */
    reference: raw.reference,
    title: raw.titre,
    country: nodeId('Country', raw.pay),
    introduction: raw.introduction,
    frame: raw.cadre ? adaptFrame(raw.cadre) : undefined,
    alerts: raw.alertes.map(adaptAlert),
  };
}
