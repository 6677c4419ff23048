import type { Core } from '@strapi/strapi';
import { pathsWithOrigin, withoutOrigins } from '../domain/library-addresses';
import { SOURCES } from '../entries/report-sources';
import { type Data, FILE, rowsOf } from '../strapi';
import type { Rule } from './context';

/** A field of an entry, or of a component in it, that holds Markdown. */
type Holder = { readonly data: Data; readonly field: string };

function holdersOf(uid: string, data: Data): Holder[] {
  const { texts = [], textParts = [] } = SOURCES.find((source) => source.uid === uid) ?? {};
  const parts = textParts.flatMap((name) => (Array.isArray(data[name]) ? (data[name] as Data[]) : []));
  return [
    ...texts.map((field) => ({ data, field })),
    ...parts.map((part) => ({ data: part, field: 'texte' })),
  ].filter((holder) => typeof holder.data[holder.field] === 'string');
}

const textOf = ({ data, field }: Holder): string => String(data[field]);

/** Returns those of these paths that are files of the media library. */
export async function knownPaths(
  strapi: Core.Strapi,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const files = await rowsOf(strapi, FILE).findMany({ where: { url: { $in: paths } }, select: ['url'] });
  return new Set(files.map(({ url }) => String(url)));
}

/**
 * The button of the text editor writes the address of a picture as the panel was opened: with `localhost`, an address of the
 * network, a domain. Where the build reads, and after a change of domain, that leads nowhere: texts keep the path alone.
 */
export const libraryAddressRule: Rule = async (strapi, { uid, params: { data } }) => {
  if (data === undefined) return;
  const holders = holdersOf(uid, data);
  const known = await knownPaths(strapi, holders.map(textOf).flatMap(pathsWithOrigin));
  if (known.size === 0) return;
  for (const holder of holders) holder.data[holder.field] = withoutOrigins(textOf(holder), known);
};
