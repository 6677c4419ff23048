/** `npm run import:wordpress -- export.xml --uploads <folder> --dry-run`; see docs/import-wordpress.md. */
import { parseArgs } from 'node:util';
import { importWordPress } from './run';
import { ImportError } from './types';

const USAGE = `npm run import:wordpress -- <export.xml> [options]
  --into <folder>         content folder to write (imported)
  --uploads <folder>      a copy of wp-content/uploads
  --table <file>          which category becomes which country
  --write-table <file>    writes that table, to be filled in
  --language fr|en        of posts that name none
  --dry-run               writes nothing
  --overwrite             replaces files that were edited since`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string', default: 'imported' },
      uploads: { type: 'string' },
      table: { type: 'string' },
      'write-table': { type: 'string' },
      language: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new ImportError(USAGE);
  const { into, uploads, table, language } = values;
  importWordPress(
    {
      file,
      into,
      uploads,
      table,
      language,
      writeTable: values['write-table'],
      isDry: values['dry-run'],
      isForced: values.overwrite,
    },
    (line) => console.log(line),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
