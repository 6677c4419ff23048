import { articlePath } from '../../routing/paths';
import { ContentError } from '../content-error';
import { adaptRichText } from '../markdown/adapt';
import { nodeId } from '../node-id';
import { adaptImage } from '../picture/adapt';
import { parseRaw } from '../raw';
import { adaptSeo } from '../seo/adapt';
import { withWholeHeights } from '../track/heights';
import { rawArticle, type RawArticle } from './raw';
import { summaryOf } from './summary';

/** An article in one language. References hold the ids of our own nodes. */
export type Article = ReturnType<typeof adaptArticle>;

/**
 * @throws ContentError when a field is not as expected, or when an article names a region but no published country
 */
export function adaptArticle(value: unknown) {
  const raw = parseRaw(rawArticle, 'article', value);
  refuseRegionWithoutCountry(raw);
  return {
    id: nodeId('Article', raw),
    /** The CMS's id, shared by the languages. */
    documentId: raw.documentId,
    /** The id under which visitors keep the article: both languages share it, and no other entry ever gets it. */
    shortId: raw.id_court,
    locale: raw.locale,
    slug: raw.slug,
    path: articlePath(raw.locale, raw.slug, raw.pay?.slug),
    /** Earlier addresses of the entry; visitors are led on from there. */
    formerPaths: raw.anciennes_adresses,
    title: raw.titre,
    /** Preferred for display when present (SPEC §3). */
    shortTitle: raw.titre_court,
    /** Names that visitors may give it; only the search reads them. */
    searchWords: raw.mots_cles,
    ...classification(raw),
    standfirst: raw.chapeau,
    /** The text of its cards: the editors' line, or else the beginning of the standfirst. */
    summary: raw.resume ?? (raw.chapeau ? summaryOf(raw.chapeau) : undefined),
    body: adaptRichText(raw.corps, raw.locale),
    cover: raw.couverture ? adaptImage(raw.couverture) : undefined,
    gallery: raw.galerie.map(adaptImage),
    ...judgement(raw),
    ...provenance(raw),
    coordinates: raw.coordonnees ?? undefined,
    continueJourney: raw.continuer_voyage.map((target) => nodeId('Article', target)),
    getInspired: raw.autres_experiences.map((target) => nodeId('Article', target)),
    excursions: raw.excursions.map((target) => nodeId('Excursion', target)),
    season: raw.saison,
    booking: raw.reservation,
    /** Days of an itinerary, their stops by short id. */
    days: raw.jours
      .map(({ numero, titre, etapes }) => ({ number: numero, title: titre, stops: etapes }))
      .sort((a, b) => a.number - b.number),
    hike: raw.randonnee ? adaptHike(raw.randonnee) : undefined,
    /** Stretches of the hike’s own track, when an editor has uploaded one. */
    track: raw.trace.length > 0 ? withWholeHeights(raw.trace) : undefined,
    seo: adaptSeo(raw.seo),
  };
}

/**
 * An article whose country is not published arrives without one and would silently move to a top-level address. Its
 * region, step or place in the country menu gives it away.
 */
function refuseRegionWithoutCountry({ documentId, locale, titre, pay, region, etape }: RawArticle): void {
  if (pay || !(region || etape)) return;
  const clue = region ? 'a region' : `the step ${etape}`;
  throw new ContentError({ kind: 'article', documentId, locale, title: titre }, [
    `pay: the article has ${clue}, so a country published in “${locale}” was expected, found none`,
  ]);
}

function classification(raw: RawArticle) {
  return {
    type: raw.type,
    /** Number of the step of the planning path: 1, 2, 3, 4 or 8. */
    step: raw.etape ? Number(raw.etape.replace('etape', '')) : undefined,
    icon: raw.svg,
    country: raw.pay ? nodeId('Country', raw.pay) : undefined,
    region: raw.region ? nodeId('Region', raw.region) : undefined,
    /** Order within its step in the country menu. */
    menuPosition: raw.position_page_pays,
    isHike: raw.rando,
  };
}

function judgement(raw: RawArticle) {
  return {
    interest: raw.interet,
    access: raw.acces,
    difficulty: raw.difficulte,
    opinion: raw.avis,
    likes: raw.aimons.map(({ texte }) => texte),
    dislikes: raw.aimons_moins.map(({ texte }) => texte),
  };
}

/** A day that an article may tell: the CMS refuses later ones, and may hold some from before it did. */
function come(day: string | undefined): string | undefined {
  // Tomorrow has begun in a part of the world (UTC).
  const last = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  return day !== undefined && day <= last ? day : undefined;
}

function provenance(raw: RawArticle) {
  // An article from before Publish filled it in has the day of its last publication.
  const publishedOn = come(raw.publie_le) ?? raw.publishedAt?.slice(0, 10);
  return {
    author: raw.auteur ? nodeId('Author', raw.auteur) : undefined,
    publishedOn,
    /** The day of the last change; if nothing has changed since, the day of publication. */
    updatedOn: come(raw.mis_a_jour_le) ?? publishedOn,
    checkedOn: come(raw.verifie_le),
    /** Aspects that were compared with a source; the next field has those that are known not to have been. */
    checkedAspects: raw.verifie.map(({ aspect }) => aspect),
    uncheckedAspects: raw.non_verifie.map(({ aspect }) => aspect),
  };
}

function adaptHike(raw: NonNullable<RawArticle['randonnee']>) {
  return {
    distanceKm: raw.distance_km,
    ascentM: raw.denivele_m,
    durationMin: raw.duree_min,
    grade: raw.cotation,
    season: raw.saison,
  };
}
