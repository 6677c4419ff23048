/** Holds content/ against its own rules: `npm run -s content:check`, or `-- <part of a path>`; see README.md. */
import { resolve } from 'node:path';
import { run } from './run';

process.exitCode = run(resolve(__dirname, '../../content'), process.argv[2], (text) => console.log(text));
