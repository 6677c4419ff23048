import { readdirSync, readFileSync } from 'node:fs';

it.each(readdirSync('locales/fr'))(
  'no line of %s can break before a sign or inside of quotation marks',
  (file) => {
    const lines = readFileSync(`locales/fr/${file}`, 'utf8').split('\n');
    expect(lines.filter((line) => / [;!?»]|« |[^"] :/.test(line))).toEqual([]);
  },
);
