import { toldDays } from '../domain/date-rules';
import type { PublishedEntry, UsedPicture } from '../domain/report';
import { ARTICLE, type Data, type Entry } from '../strapi';
import type { Source } from './report-sources';

/** An entry as the Document Service hands it out, as the rules of the report look at it. */
export function reportedEntry(source: Source, locale: string, entry: Entry): PublishedEntry {
  const { uid, images = [], texts = [], textParts = [] } = source;
  const seo = entry.seo as Data | null | undefined;
  const parts = textParts.flatMap((name) => several(entry[name]).map(({ texte }) => texte));
  return {
    kind: uid.replace(/^.*\./, ''),
    documentId: entry.documentId,
    locale,
    title: textOf(entry[source.title]) ?? entry.documentId,
    publishedAt: new Date(entry.publishedAt ?? entry.updatedAt),
    seoTitle: textOf(seo?.titre),
    seoDescription: textOf(seo?.description),
    checkedOn: uid === ARTICLE ? (textOf(entry.verifie_le) ?? null) : undefined,
    days: uid === ARTICLE ? toldDays(entry) : {},
    tellsWhatWasChecked: several(entry.verifie).length > 0,
    announcement: announcementOf(entry),
    pictures: images.flatMap((name) => several(entry[name])).map(usedPicture),
    texts: [...texts.map((name) => entry[name]), ...parts].map(textOf).filter((text) => text !== undefined),
  };
}

function announcementOf({ a_revoir_le: day, a_revoir: what }: Entry): PublishedEntry['announcement'] {
  return typeof day === 'string' ? { day, what: textOf(what) ?? '' } : undefined;
}

/** Files that an entry uses without an alternative text of its own, by their numbers. */
export function plainFiles({ files = [] }: Source, entry: Entry): number[] {
  const tracks = several(entry.randonnee).flatMap(({ gpx }) => several(gpx));
  return [...files.flatMap((name) => several(entry[name])), ...tracks].map(({ id }) => Number(id));
}

function usedPicture({ alternative, fichier }: Data): UsedPicture {
  const file = fichier as { id: number } | null | undefined;
  return { fileId: file?.id, alternative: textOf(alternative) };
}

/** A component, a list of them or none, as a list. */
function several(value: unknown): Data[] {
  if (Array.isArray(value)) return value as Data[];
  return value === null || value === undefined ? [] : [value as Data];
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
