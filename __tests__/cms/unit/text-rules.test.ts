import { internalPaths, relativeAddresses, textFaults } from '../../../cms/src/domain/text-rules';

const nothing = {
  strangePictures: [],
  addresslessPictures: [],
  filesAsPictures: [],
  silentPictures: [],
  unfinishedLinks: [],
  deadLinks: [],
};

describe('textFaults', () => {
  it('finds nothing wrong with a good text', () => {
    expect(textFaults(nothing)).toEqual([]);
  });

  it('names each address once, in both languages', () => {
    const [fault] = textFaults({ ...nothing, strangePictures: ['/uploads/a.jpg', '/uploads/a.jpg'] });
    expect(fault?.fr).toContain('absentes de la médiathèque (/uploads/a.jpg)');
    expect(fault?.en).toContain('not in the media library (/uploads/a.jpg)');
  });

  it('names five of many, and says all kinds of faults at once', () => {
    const deadLinks = ['1', '2', '3', '4', '5', '6'].map((name) => `/fr/${name}/`);
    const faults = textFaults({
      strangePictures: ['a'],
      addresslessPictures: ['une vue'],
      filesAsPictures: ['/uploads/x.pdf'],
      silentPictures: ['b'],
      unfinishedLinks: ['link'],
      deadLinks,
    });
    expect(faults).toHaveLength(6);
    expect(faults[1]?.fr).toMatch(/^images du texte sans adresse \(!\[une vue\]\(\)\)\u202f; /);
    expect(faults[2]?.fr).toMatch(
      /^fichiers du texte qui ne sont pas des images .* \(\/uploads\/x\.pdf\)\u202f; /,
    );
    expect(faults[4]?.en).toMatch(/^links of the text without a whole address \(link\); /);
    expect(faults[5]?.en).toContain('(/fr/1/, /fr/2/, /fr/3/, /fr/4/, /fr/5/ …)');
  });
});

describe('internalPaths', () => {
  it.each<[string, string, string[]]>([
    [
      'a link, without what follows the path',
      '[a](/fr/islande/#nord) [b](/en/iceland/?x "t")',
      ['/fr/islande/', '/en/iceland/'],
    ],
    ['a link without a final slash, once', '[a](/fr/islande) [b](/fr/islande/)', ['/fr/islande/']],
    ['the definition of a reference', '[a][b]\n\n[b]: /en/iceland/', ['/en/iceland/']],
    ['a picture that is a link', '[![x](/uploads/x.jpg)](/fr/islande/)', ['/fr/islande/']],
    ['homes', '[a](/fr) [b](/en/)', ['/fr/', '/en/']],
    [
      'no file, no other site, no part of the page',
      '[a](/fr/rss.xml) [b](https://d.example/fr/) [c](#d) [e](/francais/)',
      [],
    ],
    ['no code', '`[a](/fr/x/)`\n\n```\n[b](/fr/y/)\n```\n', []],
  ])('finds %s', (_, text, expected) => {
    expect(internalPaths(text)).toEqual(expected);
  });
});

it('relativeAddresses finds what the link button leaves, and addresses without their beginning', () => {
  const text =
    '[Link](link) [a](www.exemple.fr) [b](https://c.example/) [d](/fr/) [e](#f) [g](mailto:h@example.org)';
  expect(relativeAddresses(text)).toEqual(['link', 'www.exemple.fr']);
});
