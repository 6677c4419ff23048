import { resolve } from 'node:path';
import { BAD_INPUT } from '../../../bench/search/bad-input';
import { contentSources } from '../../../bench/search/content-sources';
import { BenchLibrary } from '../../../bench/search/library';
import { LOCALES } from '../../../src/config/locales';
import { timesDearer } from '../../support/machine/processor-time';

/** A question of three words is answered in 2 ms or so, and bad input is to take 50 at most (docs/search.md). */
const DEAREST = 20;

it.each(LOCALES)('the search in %s takes little longer for bad input than for a question', async (locale) => {
  const library = new BenchLibrary(locale, contentSources(resolve(__dirname, '../../../content'), locale));
  const index = await library.index([...library.firstParts().values()]);
  const ordinary = () => index.search('plage reykjavik hawaii', 8);
  const dear = Object.entries(BAD_INPUT)
    .map(([name, text]) => ({
      name,
      times: timesDearer(() => index.search(text, 8), ordinary, DEAREST),
    }))
    .filter(({ times }) => times > DEAREST);
  expect(dear).toEqual([]);
});
