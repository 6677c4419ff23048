import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A question, and the keys of `content/` that answer it (questions/README.md). */
export type Question = { readonly question: string; readonly keys: readonly string[] };

/** @param name a file of `questions/`, without its ending */
export function readQuestions(name: string): Question[] {
  return readFileSync(resolve(__dirname, `questions/${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', keys = ''] = line.split('\t');
      return { question, keys: keys.split(' ') };
    });
}
