import { readFileSync, renameSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type State, stateSchema } from './schema';
import type { Text } from './text';

/** Bytes; a state holds some events, and the dead links of a site. */
const LARGEST = 32 * 1024 * 1024;

/** Why a state cannot be used, and under which name its file was kept. */
export type Damage = { readonly reason: Text; readonly keptAs: string };

type Reading = { readonly state: State; readonly damage?: Damage };

/**
 * A state that cannot be used is no reason to stop: everything in it but a pause can be found out again by building once
 * more. Its file is kept under another name, for whoever wants to know what happened.
 */
export function readState(file: string): Reading {
  const fresh = stateSchema.parse({ wanted: 1 });
  const read = parse(file);
  if (read === undefined) return { state: fresh };
  if ('state' in read) return read;
  const keptAs = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(file, keptAs);
  console.error(`publisher: ${file} ${read.reason.en}; kept as ${keptAs}, building once more`);
  return { state: fresh, damage: { reason: read.reason, keptAs: basename(keptAs) } };
}

/** @returns undefined when there is no file */
function parse(file: string): { state: State } | { reason: Text } | undefined {
  let text: string;
  try {
    if (statSync(file).size > LARGEST) return { reason: { fr: 'dépasse 32 Mo', en: 'is larger than 32 MB' } };
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    return { reason: { fr: `ne se lit pas (${code})`, en: `cannot be read (${code})` } };
  }
  if (text.trim() === '') return { reason: { fr: 'est vide', en: 'is empty' } };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { reason: { fr: 'n’est pas du JSON', en: 'is not JSON' } };
  }
  const read = stateSchema.safeParse(json);
  if (read.success) return { state: read.data };
  const places = [...new Set(read.error.issues.map(({ path }) => path.join('.') || 'state'))].slice(0, 5);
  return {
    reason: {
      fr: `a une valeur inutilisable (${places.join(', ')})`,
      en: `has an unusable value (${places.join(', ')})`,
    },
  };
}
