import { z } from 'zod';
import type { ContentFolder } from '../source/content-folder';
import { validate } from '../source/validate';
import type { Item } from './types';

type KeyedFacts = {
  key: string;
};

/** Reads a list file; a wrong item is reported and left out, so that the others are checked all the same. */
export function readList<T extends KeyedFacts>(
  folder: ContentFolder,
  schema: z.ZodType<T>,
  country: string | undefined,
  ...parts: string[]
): Item<T>[] {
  if (!folder.has(...parts)) return [];
  const list = folder.yaml(z.array(z.unknown(), { error: 'expected a list of items' }), ...parts);
  return (list?.value ?? []).flatMap((item, index) => {
    const locate: Item<T>['locate'] = (path) => list?.locate([index, ...path]) ?? folder.place(...parts);
    const value = validate(schema, item, locate, folder.problems);
    if (value !== undefined) return [{ key: value.key, place: locate(['key']), country, value, locate }];
    const { key } = (item ?? {}) as { key?: unknown };
    if (typeof key === 'string') folder.unreadable.add(key);
    return [];
  });
}
