import type { Catalogue } from '../catalogue/types';
import type { FieldPath, Locate, Problem } from '../problems';
import { parseStop } from '../schema/trip';

type Reference = {
  kind: string;
  keys: ReadonlySet<string>;
  key: string | undefined;
  path: FieldPath;
  locate: Locate;
};

const keysOf = (items: readonly { key: string }[]): ReadonlySet<string> =>
  new Set(items.map(({ key }) => key));

function missing({ kind, keys, key, path, locate }: Reference): Problem[] {
  return key === undefined || keys.has(key)
    ? []
    : [{ ...locate(path), message: `there is no ${kind} "${key}"` }];
}

/** Every key that a field names exists; a region belongs to the country of the folder it is named in. */
export function checkReferences(catalogue: Catalogue): Problem[] {
  const media = { kind: 'picture in media.yaml', keys: keysOf(catalogue.media) };
  const articles = { kind: 'article', keys: keysOf(catalogue.articles) };
  const excursions = { kind: 'excursion', keys: keysOf(catalogue.excursions) };
  const authors = { kind: 'author', keys: keysOf(catalogue.authors) };
  const countries = { kind: 'country.yaml in countries/', keys: keysOf(catalogue.countries) };
  const regionsOf = (country: string | undefined) => ({
    kind: country === undefined ? 'region outside a country:' : `region of "${country}":`,
    keys: keysOf(catalogue.regions.filter((region) => country !== undefined && region.country === country)),
  });
  const places = { kind: 'place in a map.yaml', keys: keysOf(catalogue.features) };
  const stops = { article: articles, excursion: excursions, place: places };
  const list = (target: typeof media, locate: Locate, field: string, keys: readonly string[] = []) =>
    keys.map((key, index): Reference => ({ ...target, key, path: [field, index], locate }));

  const references: Reference[] = [
    ...catalogue.articles.flatMap(({ country, facts: { value, locate } }) => [
      { ...countries, key: country, path: [], locate },
      { ...regionsOf(country), key: value.region, path: ['region'], locate },
      { ...authors, key: value.auteur, path: ['auteur'], locate },
      { ...media, key: value.couverture, path: ['couverture'], locate },
      ...list(media, locate, 'galerie', value.galerie),
      ...list(articles, locate, 'continuer_voyage', value.continuer_voyage),
      ...list(articles, locate, 'autres_experiences', value.autres_experiences),
      ...list(excursions, locate, 'excursions', value.excursions),
      ...(value.jours ?? []).flatMap(({ etapes = [] }, day) =>
        etapes.flatMap((stop, index): Reference[] => {
          const { kind, key } = parseStop(stop) ?? {};
          return kind === undefined
            ? []
            : [{ ...stops[kind], key, path: ['jours', day, 'etapes', index], locate }];
        }),
      ),
    ]),
    ...catalogue.countries.flatMap(({ facts: { value, locate } }) => [
      { ...media, key: value.banniere, path: ['banniere'], locate },
      ...list(articles, locate, 'articles_etape6', value.articles_etape6),
      ...(value.trajets ?? []).flatMap(({ de, vers }, index) => [
        { ...places, key: de, path: ['trajets', index, 'de'], locate },
        { ...places, key: vers, path: ['trajets', index, 'vers'], locate },
      ]),
    ]),
    ...posters(catalogue).map((poster) => ({ ...media, ...poster })),
    ...catalogue.regions.map(({ country, locate }) => ({
      ...countries,
      key: country,
      path: ['key'],
      locate,
    })),
    ...catalogue.excursions.flatMap(({ country, value, locate }) => [
      { ...countries, key: country, path: ['key'], locate },
      { ...regionsOf(country), key: value.region, path: ['region'], locate },
      { ...media, key: value.image, path: ['image'], locate },
    ]),
    ...catalogue.features.flatMap(({ country, value, locate }) => [
      { ...countries, key: country, path: ['key'], locate },
      { ...regionsOf(country), key: value.region, path: ['region'], locate },
      { ...articles, key: value.article, path: ['article'], locate },
    ]),
  ];
  return references.filter(({ key = '' }) => !catalogue.unreadable.has(key)).flatMap(missing);
}

function posters({ site }: Catalogue) {
  if (site === undefined) return [];
  const { value, locate } = site;
  return (['affiche_accueil', 'affiche_introuvable'] as const).map((field) => ({
    key: value[field],
    path: [field],
    locate,
  }));
}
