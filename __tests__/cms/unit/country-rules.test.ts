import { countryInUse, frameFaults } from '../../../cms/src/domain/country-rules';
import type { Frame } from '../../../cms/src/domain/geometry';

describe('countryInUse', () => {
  it('lets a country go that has no articles', () => {
    expect(countryInUse(0)).toBeUndefined();
  });

  it.each([
    [1, /^1 article publié est/, /^1 published article stands/],
    [27, /^27 articles publiés sont/, /^27 published articles stand/],
  ])('tells that %d stand under it', (count, french, english) => {
    expect(countryInUse(count)?.fr).toMatch(french);
    expect(countryInUse(count)?.en).toMatch(english);
  });
});

it.each<[string, Frame | null, RegExp[]]>([
  ['none', null, []],
  ['Iceland', { ouest: -25, sud: 63, est: -13, nord: 67 }, []],
  ['Fiji, across the 180th meridian', { ouest: 176.8, sud: -19.3, est: -178.2, nord: -16 }, []],
  ['the world', { ouest: -180, sud: -90, est: 180, nord: 90 }, []],
  ['upside down', { ouest: -25, sud: 67, est: -13, nord: 63 }, [/sud 67, nord 63\) is not south/]],
  ['a line', { ouest: -25, sud: 63, est: -13, nord: 63 }, [/is not south/]],
  ['a point', { ouest: -25, sud: 63, est: -25, nord: 63 }, [/is not south/, /has no width/]],
  ['the meridian itself', { ouest: 180, sud: 63, est: -180, nord: 67 }, [/has no width/]],
])('a frame: %s', (_, frame, expected) => {
  expect(frameFaults(frame).map(({ en }) => en)).toEqual(
    expected.map((text): unknown => expect.stringMatching(text)),
  );
});
