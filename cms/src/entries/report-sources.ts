import { ARTICLE, AUTHOR, COUNTRY, EXCURSION, MAP_FEATURE, REGION, SITE, STATIC_PAGE } from '../strapi';

/** The fields of a content type in which the report looks for texts, pictures and dates. */
export type Source = {
  uid: string;
  title: string;
  fields?: readonly string[];
  /** Fields that hold a `media.image`, or several. */
  images?: readonly string[];
  /** Fields that hold a file without a text of its own. */
  files?: readonly string[];
  /** Markdown fields, and components with a Markdown field `texte`. */
  texts?: readonly string[];
  textParts?: readonly string[];
  /** Components of which only their number matters. */
  lists?: readonly string[];
  hasSeo?: boolean;
  /** True of a type whose entries may have the track of a hike, in a file of its own. */
  hasTrack?: boolean;
};

export const SOURCES: readonly Source[] = [
  {
    uid: ARTICLE,
    title: 'titre',
    fields: ['verifie_le', 'a_revoir_le', 'a_revoir'],
    lists: ['verifie'],
    images: ['couverture', 'galerie'],
    texts: ['corps'],
    hasSeo: true,
    hasTrack: true,
  },
  {
    uid: COUNTRY,
    title: 'pays',
    images: ['banniere'],
    texts: ['introduction'],
    textParts: ['etapes'],
    hasSeo: true,
  },
  { uid: STATIC_PAGE, title: 'titre', texts: ['corps'], hasSeo: true },
  { uid: EXCURSION, title: 'titre', images: ['image'] },
  { uid: REGION, title: 'titre' },
  { uid: MAP_FEATURE, title: 'titre' },
  { uid: SITE, title: 'nom', images: ['affiche_accueil', 'affiche_introuvable'] },
  { uid: AUTHOR, title: 'nom', files: ['photo'] },
];

export function selectionOf({ title, fields = [], images = [], files = [], texts = [], ...rest }: Source) {
  const parts: Record<string, object> = {};
  for (const name of images)
    parts[name] = { fields: ['alternative'], populate: { fichier: { fields: ['id'] } } };
  for (const name of files) parts[name] = { fields: ['id'] };
  for (const name of rest.textParts ?? []) parts[name] = { fields: ['texte'] };
  for (const name of rest.lists ?? []) parts[name] = { fields: ['id'] };
  if (rest.hasTrack) parts.randonnee = { fields: ['id'], populate: { gpx: { fields: ['id'] } } };
  if (rest.hasSeo) parts.seo = { fields: ['titre', 'description'] };
  return { fields: [title, 'publishedAt', ...fields, ...texts], populate: parts };
}
