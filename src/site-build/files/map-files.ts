import type { CreatePagesArgs } from 'gatsby';
import type { Locale } from '../../config/locales';
import type { MapLayer } from '../../config/taxonomy';
import type { Place } from '../../content/map/places';
import { bundlesOf, FORMATS, takeAlong } from '../../content/map/take-along';
import type { Geometry } from '../../content/map-feature/types';
import { absoluteUrl } from '../../routing/absolute-url';
import { mapDataPath, takeAlongPath } from '../../routing/paths';
import { publishFiles } from './published-files';

type RawFeature = {
  id: string;
  shortId: string;
  title: string;
  layer: MapLayer;
  geometry: Geometry;
  description: string | null;
  isSchematic: boolean;
  country: { id: string } | null;
  region: { title: string } | null;
  article: {
    path: string;
    title: string;
    cover: { thumbnail: string } | null;
  } | null;
};

type Result = {
  allCountry: { nodes: { id: string; path: string; name: string; locale: Locale }[] };
  allMapFeature: { nodes: RawFeature[] };
};

const QUERY = /* GraphQL */ `
  query MapFiles {
    allCountry {
      nodes {
        id
        path
        name
        locale
      }
    }
    allMapFeature(sort: { title: ASC }) {
      nodes {
        id
        shortId
        title
        layer
        geometry
        description
        isSchematic
        country {
          id
        }
        region {
          title
        }
        article {
          path
          title
          cover {
            thumbnail
          }
        }
      }
    }
  }
`;

/** Writes the places of every country and language, for maps to fetch and for visitors to take along (SPEC §1). */
export async function writeMapFiles(args: CreatePagesArgs, siteUrl: string): Promise<void> {
  const result = await args.graphql<Result>(QUERY);
  const { data } = result;
  if (!data)
    return args.reporter.panic(`The places of the maps cannot be read: ${JSON.stringify(result.errors)}`);
  const files = new Map<string, string>();
  const bundles = new Map<string, string>();
  for (const { id, path, name, locale } of data.allCountry.nodes) {
    const places = data.allMapFeature.nodes.filter(({ country }) => country?.id === id).map(placeOf);
    if (places.length === 0) continue;
    files.set(mapDataPath(path), JSON.stringify(places));
    for (const { file, title, places: chosen } of bundlesOf({ country: name, locale, places }))
      for (const format of FORMATS)
        bundles.set(
          takeAlongPath(path, file, format),
          takeAlong(format, {
            title,
            language: locale,
            places: chosen,
            absolute: (address) => absoluteUrl(siteUrl, address),
          }),
        );
  }
  publishFiles('map-data', files);
  publishFiles('take-along', bundles);
}

function placeOf(raw: RawFeature): Place {
  const { id, shortId, title, layer, geometry, description, isSchematic, region, article } = raw;
  return {
    id,
    shortId,
    title,
    layer,
    geometry,
    description,
    isSchematic,
    region: region?.title ?? null,
    article: article && {
      path: article.path,
      title: article.title,
      picture: article.cover?.thumbnail ?? null,
    },
  };
}
