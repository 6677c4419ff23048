import { findLinks, replaceLinks } from '../../../cms/src/seed/links';

const text = [
  'See [the south](article:iceland-south) and [Iceland](country:islande#carte "Map").',
  '',
  '![A beach](media:iceland-beach "Caption") [elsewhere](https://example.org/article:no)',
  '[ref]: page:contact',
].join('\n');

it('finds links with their lines', () => {
  expect(findLinks(text)).toEqual([
    { kind: 'article', key: 'iceland-south', line: 1 },
    { kind: 'country', key: 'islande', line: 1 },
    { kind: 'media', key: 'iceland-beach', line: 3 },
    { kind: 'page', key: 'contact', line: 4 },
  ]);
});

it('replaces addresses and keeps anchors, titles and all the rest', () => {
  expect(replaceLinks(text, (kind, key) => `/${kind}/${key}/`)).toBe(
    [
      'See [the south](/article/iceland-south/) and [Iceland](/country/islande/#carte "Map").',
      '',
      '![A beach](/media/iceland-beach/ "Caption") [elsewhere](https://example.org/article:no)',
      '[ref]: /page/contact/',
    ].join('\n'),
  );
});

it('leaves a link as it stands when there is no address for it', () => {
  expect(replaceLinks(text, () => undefined)).toBe(text);
});
