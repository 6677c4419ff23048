/** Prints the announcements that are due as of today: `npm run -s content:due`, or as of a day: `-- 2027-01-01`. */
import { resolve } from 'node:path';
import { readCatalogue } from '../../cms/src/seed/catalogue/read';
import { dueBy } from './due';

const day = process.argv[2] ?? new Date().toISOString().slice(0, 10);
const due = dueBy(readCatalogue([resolve(__dirname, '../../content')], []), day);
for (const { key, day: since, what } of due) console.log(`${since}  ${key}: ${what}`);
console.log(due.length === 0 ? `Nothing was due by ${day}` : `Due by ${day}: ${String(due.length)}`);
