import { share } from '../../../src/features/article/share';

const PAGE = { title: 'Geysir', url: 'https://www.example.org/fr/islande/geysir/' };
const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
const agree = () => Promise.resolve();

it.each([
  ['the system has a sheet', { share: agree, clipboard: { writeText: refuse('NotAllowedError') } }, 'shared'],
  [
    'the visitor closes the sheet',
    { share: refuse('AbortError'), clipboard: { writeText: agree } },
    'cancelled',
  ],
  ['the sheet refuses', { share: refuse('NotAllowedError'), clipboard: { writeText: agree } }, 'copied'],
  ['there is no sheet', { clipboard: { writeText: agree } }, 'copied'],
  ['nothing may be copied', { clipboard: { writeText: refuse('NotAllowedError') } }, 'failed'],
  ['there is neither', {}, 'failed'],
])('when %s, an article is %s', async (_, means, outcome) => {
  expect(await share(PAGE, means)).toBe(outcome);
});
