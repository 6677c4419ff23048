import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A question, and the keys of `content/` that answer it (questions/README.md). */
export type Question = { readonly question: string; readonly keys: readonly string[] };

/** Those written before any code that ranks, and those written afterwards by somebody who had not read it. */
export type QuestionSet = 'questions' | 'second-questions';

/** @param name a file of the set, without its ending */
export function readQuestions(name: string, set: QuestionSet = 'questions'): Question[] {
  return readFileSync(resolve(__dirname, `${set}/${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', keys = ''] = line.split('\t');
      return { question, keys: keys.split(' ') };
    });
}
