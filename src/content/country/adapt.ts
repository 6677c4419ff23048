import type { z } from 'zod';
import { countryPath } from '../../routing/paths';
import { adaptRichText } from '../markdown/adapt';
import { nodeId } from '../node-id';
import { adaptImage } from '../picture/adapt';
import { parseRaw } from '../raw';
import { adaptSeo } from '../seo/adapt';
import { rawCountry, type rawAlert, type rawFrame, type RawCountry } from './raw';
import type { Alert, Frame } from './types';

export type Country = ReturnType<typeof adaptCountry>;

/** @throws ContentError when a field is not as expected */
export function adaptCountry(value: unknown) {
  const raw = parseRaw(rawCountry, 'country', value);
  return {
    id: nodeId('Country', raw),
    documentId: raw.documentId,
    shortId: raw.id_court,
    locale: raw.locale,
    slug: raw.slug,
    path: countryPath(raw.locale, raw.slug),
    /** Earlier addresses of the entry; visitors are led on from there. */
    formerPaths: raw.anciennes_adresses,
    name: raw.pays,
    reference: raw.reference,
    isMain: raw.pays_principal,
    introduction: adaptRichText(raw.introduction, raw.locale),
    banner: raw.banniere ? adaptImage(raw.banniere) : undefined,
    icon: raw.icone,
    frame: raw.carte ? adaptFrame(raw.carte) : undefined,
    ...climate(raw),
    steps: raw.etapes
      .map(({ numero, titre, texte, echeance }) => ({
        number: numero,
        title: titre,
        text: adaptRichText(texte, raw.locale),
        /** Days before departure at which it is due. */
        dueDays: echeance,
      }))
      .sort((a, b) => a.number - b.number),
    /** Step 6 of the country menu, in the editors' order (DECISIONS 1). */
    excursionArticles: raw.articles_etape6.map((target) => nodeId('Article', target)),
    drives: raw.trajets.map(({ de, vers, releve_le, ...rest }) => ({
      ...rest,
      from: de,
      to: vers,
      checkedOn: releve_le,
    })),
    ...safety(raw),
    /** Articles of the country that only another language has; the build finds them (src/site-build/nodes/untranslated.ts). */
    untranslated: [] as readonly string[],
    seo: adaptSeo(raw.seo),
  };
}

/** A frame across the 180th meridian goes on beyond it: its east is greater than its west, and than 180. */
export function adaptFrame({ ouest, sud, est, nord }: z.output<typeof rawFrame>): Frame {
  return { west: ouest, south: sud, east: est < ouest ? est + 360 : est, north: nord };
}

export function adaptAlert({ texte, niveau, debut, fin, source }: z.output<typeof rawAlert>): Alert {
  return { text: texte, level: niveau, start: debut, end: fin, source };
}

function climate(raw: RawCountry) {
  return {
    climatePlace: raw.climat_lieu,
    climate: raw.climat.map((month) => ({
      month: month.mois,
      low: month.temperature_min,
      high: month.temperature_max,
      rainMm: month.pluie_mm,
      daylightH: month.jour_h,
    })),
  };
}

function safety(raw: RawCountry) {
  return {
    alerts: raw.alertes.map(adaptAlert),
    emergencyNumbers: raw.urgences.map(({ service, numero }) => ({ service, number: numero })),
    officialSources: raw.sources.map(({ titre, url }) => ({ title: titre, url })),
  };
}
