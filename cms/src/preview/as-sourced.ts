import type { Core } from '@strapi/strapi';
import { addressesIn } from '../domain/addresses-in';
import { type Data, type Entry, FILE, type Row, rowsOf } from '../strapi';

type Attribute = {
  type: string;
  component?: string;
  repeatable?: boolean;
};

type Schema = Parameters<Core.Strapi['contentAPI']['sanitize']['output']>[1];

const FILE_FIELDS = ['url', 'caption', 'focalPoint', 'width', 'height', 'formats', 'mime'];

/**
 * An entry in the shape that the source plugin gives the site's build: without private fields, each Markdown text with
 * the pictures that it names, each file with where it lies (for the build the id of a node, here the address).
 */
export async function asSourced(strapi: Core.Strapi, uid: string, entry: Entry): Promise<Data> {
  return inSourcedForm(strapi, uid, await asRead(strapi, uid, entry));
}

/** An entry as the build's token reads it: without private fields. */
export async function asRead(strapi: Core.Strapi, uid: string, entry: Entry): Promise<Data> {
  const schema = strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]) as Schema;
  return (await strapi.contentAPI.sanitize.output(entry, schema)) as Data;
}

/** @param data an entry, or a component of it, as the build's token reads it */
export async function inSourcedForm(strapi: Core.Strapi, uid: string, data: Data): Promise<Data> {
  const model = strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]);
  const attributes = model.attributes as Readonly<Record<string, Attribute | undefined>>;
  const pairs = Object.entries(data).map(async ([name, value]) => {
    const attribute = attributes[name];
    return [name, attribute ? await convertValue(strapi, attribute, value) : value] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

async function convertValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): Promise<unknown> {
  const { type, component = '' } = attribute;
  if (type === 'richtext') return richText(strapi, typeof value === 'string' ? value : '');
  if (value === null || value === undefined) return value;
  if (type === 'media') return Array.isArray(value) ? value.map(file) : file(value as Data);
  if (type !== 'component') return value;
  if (!Array.isArray(value)) return inSourcedForm(strapi, component, value as Data);
  return Promise.all(value.map((part: Data) => inSourcedForm(strapi, component, part)));
}

async function richText(strapi: Core.Strapi, text: string) {
  const named = addressesIn(text);
  if (named.length === 0) return { data: text, medias: [] };
  const own = `${strapi.config.get<string>('server.url')}/`;
  const pathOf = (src: string) => (src.startsWith(own) ? src.slice(own.length - 1) : src);
  const rows = await rowsOf(strapi, FILE).findMany({ where: { url: { $in: named.map(pathOf) } } });
  const medias = named.flatMap((src) => {
    const found = rows.find(({ url }) => url === pathOf(src));
    return found ? [{ src, file: file(found), localFile___NODE: found.url }] : [];
  });
  return { data: text, medias };
}

function file(stored: Data | Row): Data {
  const kept = FILE_FIELDS.map((field) => [field, stored[field]] as const);
  return { ...Object.fromEntries(kept), localFile___NODE: stored.url };
}
