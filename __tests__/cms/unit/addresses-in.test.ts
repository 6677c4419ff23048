import { addressesIn } from '../../../cms/src/domain/addresses-in';
import { pictureSources } from '../../../src/content/markdown/picture-sources';

describe('addressesIn', () => {
  it.each([
    ['a picture with a title', '![A](/uploads/a.png "titre")', ['/uploads/a.png']],
    ['a link', '[A](/fr/a/)', ['/fr/a/']],
    ['angle brackets', '![A](</uploads/a.png>)', ['/uploads/a.png']],
    ['a reference', '![A][a]\n\n[a]: /uploads/a.png', ['/uploads/a.png']],
    ['a picture in a link', '[![A](/uploads/a.png)](/fr/a/)', ['/uploads/a.png', '/fr/a/']],
    ['the same one twice', '![A](/uploads/a.png) ![B](/uploads/a.png)', ['/uploads/a.png']],
    ['nothing', 'Rien.', []],
  ])('finds %s', (_, text, expected) => {
    expect(addressesIn(text)).toEqual(expected);
    expect(expected).toEqual(expect.arrayContaining(pictureSources(text)));
  });
});
