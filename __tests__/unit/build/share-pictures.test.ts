import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawBackground, drawSharePicture } from '../../../src/site-build/pictures/share-pictures/draw';
import { breakLines, textOutlines, textWidth } from '../../../src/site-build/pictures/share-pictures/letters';
import { shareName } from '../../../src/site-build/pictures/share-pictures/plan';

const PICTURE = { title: 'Geysir', siteName: 'Grand Large', country: undefined, cover: undefined };
const byLetters = (text: string) => [...text].length;

describe('the title of a share picture', () => {
  it.each([
    ['one two three four', 9, ['one two', 'three', 'four']],
    ['one', 9, ['one']],
    ['one two three four five six seven', 9, ['one two', 'three', 'four fiv…']],
    ['incomprehensibility', 9, ['incompre…']],
    ['', 9, ['']],
  ])('%j is broken into lines of %i', (text, width, lines) => {
    expect(breakLines(text, width, 3, byLetters)).toEqual(lines);
  });

  it('is drawn with the accents of both languages and of Hawaiian and Icelandic names', () => {
    for (const letter of 'éèêëçàùœŒÉÀæðþÞøāēīōūʻ’«»…–')
      expect([letter, textOutlines(letter, 60, 0, 0)]).toEqual([letter, expect.stringContaining('<path')]);
  });

  it('leaves out what the font lacks', () => {
    expect(textOutlines('🐑', 60, 0, 0)).toBe('');
    expect(textWidth('a🐑', 60)).toBe(textWidth('a', 60));
  });
});

describe('a share picture', () => {
  it.each([
    ['a short title', 'Geysir'],
    ['300 characters', 'Un très long titre '.repeat(16).slice(0, 300)],
    ['markup', '<b>&amp; "x"</b>'],
    ['no title', ''],
  ])('can be drawn with %s', async (_, title) => {
    const background = await drawBackground(PICTURE);
    const drawn = await drawSharePicture(background, { ...PICTURE, title });
    const { width, height, format } = await sharp(drawn).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  it.each([
    ['left', { x: 0, y: 50 }, [220, 20, 20]],
    ['right', { x: 100, y: 50 }, [20, 20, 220]],
  ])('shows the side of its cover that its focal point names: %s', async (_, focalPoint, colour) => {
    const folder = mkdtempSync(join(tmpdir(), 'share-'));
    const path = join(folder, 'cover.png');
    const [red, blue] = ['rgb(220,20,20)', 'rgba(20,20,220,1)'];
    const half = { width: 1500, height: 630, channels: 4 as const };
    const right = await sharp({ create: { ...half, background: blue } })
      .png()
      .toBuffer();
    await sharp({ create: { ...half, width: 3000, background: red } })
      .composite([{ input: right, left: 1500, top: 0 }])
      .png()
      .toFile(path);
    const { pixels, channels } = await drawBackground({
      ...PICTURE,
      cover: { path, digest: 'x', focalPoint },
    });
    rmSync(folder, { recursive: true });
    expect(pixels.length).toBe(1200 * 630 * channels);
    expect([...pixels.subarray(0, 3)]).toEqual(colour);
  });

  it('has a name of its own for whatever it shows', () => {
    const names = [
      PICTURE,
      { ...PICTURE, title: 'Gullfoss' },
      { ...PICTURE, country: 'islande' as const },
      { ...PICTURE, cover: { path: '/a', digest: 'x', focalPoint: { x: 50, y: 50 } } },
      { ...PICTURE, cover: { path: '/a', digest: 'x', focalPoint: { x: 10, y: 50 } } },
    ].map(shareName);
    expect(new Set(names).size).toBe(names.length);
    expect(shareName(PICTURE)).toBe(names[0]);
  });
});
