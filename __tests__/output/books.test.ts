import { join } from 'node:path';
import { listNames, readList } from '../../publisher/books/book-list';
import { planBook } from '../../publisher/books/plan-book';
import { siteFolder } from '../support/served';

it('each part that a book wants is on its page', async () => {
  const site = join(siteFolder(), 'public');
  const names = await listNames(site);
  const plans = await Promise.all(names.map(async (name) => planBook(site, await readList(site, name))));
  expect(plans.length).toBeGreaterThan(7);
  expect(plans.flatMap(({ faults }) => faults)).toEqual([]);
});
