import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../report.mjs';

/**
 * One file or folder, as seen from where the command was typed, and the one option that the command has.
 * @param {'keep' | 'replace'} option
 * @returns {{ place?: string, keep?: number, replace: boolean }}
 */
export function readArguments(option) {
  const { values, positionals } = parse();
  const [place, ...more] = positionals;
  if (more.length > 0) throw new Failure(`Expected one name, got ${positionals.join(' ')}.`);
  const unknown = Object.keys(values).find((name) => name !== option);
  if (unknown) throw new Failure(`--${unknown} is not for this command; it has --${option}.`);
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new Failure(`--keep is "${values.keep}", expected how many backups to keep, 1 or more.`);
  return {
    // npm works in the folder of package.json and tells where it was called.
    ...(place && { place: resolve(process.env['INIT_CWD'] ?? '.', place) }),
    ...(keep && { keep }),
    replace: values.replace ?? false,
  };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, replace: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
