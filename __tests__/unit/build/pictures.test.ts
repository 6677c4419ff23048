import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { describeProblem } from '../../../src/content/content-error';
import { bodyPictureHtml } from '../../../src/content/markdown/body-pictures';
import { adaptAll } from '../../../src/site-build/nodes/adapt-all';
import { pictureCheck } from '../../../src/site-build/pictures/check-pictures';
import { rawArticleEntry } from '../../support/inputs/raw';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

/** One article with one picture in its cover, and a File node that holds the given bytes. */
async function problemsWith(name: string, bytes: Buffer | undefined): Promise<string[]> {
  const absolutePath = join(folder, name);
  if (bytes) writeFileSync(absolutePath, bytes);
  const couverture = {
    fichier: { url: `/uploads/${name}`, localFile___NODE: 'file1' },
    alternative: 'Un geyser',
  };
  const article = { ...rawArticleEntry, couverture };
  const { content } = adaptAll((rawType) => (rawType === 'STRAPI_ARTICLE' ? [article] : []));
  const node = { id: 'file1', absolutePath, base: name, internal: { type: 'File' } } as unknown as Node;
  const check = pictureCheck((id) => (bytes && id === 'file1' ? node : undefined));
  return (await check(content)).map(describeProblem);
}

const PICTURE = { credit: 'Grand Large', licence: 'CC BY 4.0', focalPoint: { x: 20, y: 80 } };
const IMAGE: IGatsbyImageData = {
  layout: 'constrained',
  width: 1200,
  height: 799.6,
  images: {
    fallback: { src: '/a.webp', srcSet: '/s.webp 400w,\n/m.webp 768w,\n/b.webp 1200w' },
    sources: [],
  },
};

describe('the pictures of the content', () => {
  it('pass when they can be opened', async () => {
    const image = sharp({ create: { width: 3, height: 2, channels: 3, background: '#0b5c73' } });
    expect(await problemsWith('sound.jpg', await image.jpeg().toBuffer())).toEqual([]);
  });

  it.each([
    [
      'is no picture',
      'html.jpg',
      Buffer.from('<html>not a picture</html>'),
      'expected a readable picture, found html.jpg',
    ],
    [
      'is cut short',
      'cut.jpg',
      Buffer.from([0xff, 0xd8, 0xff]),
      'expected a readable picture, found cut.jpg',
    ],
    ['is missing', 'gone.jpg', undefined, 'expected a picture that can be downloaded, found none'],
  ])('name the entry when a file %s', async (_, name, bytes, problem) => {
    const problems = await problemsWith(name, bytes);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`article “Geysir” (fr, id doc1): ${problem}`);
  });

  it('inside a text carry size, words and credit, escaped', () => {
    const html = bodyPictureHtml(
      { src: '/a', alt: 'Un "geyser"', caption: '<b>Strokkur</b>', place: 'figure' },
      PICTURE,
      IMAGE,
      'fr',
    );
    expect(html).toContain('<img src="/m.webp" width="1200" height="800" alt="Un &quot;geyser&quot;"');
    expect(html).toContain('&lt;b&gt;Strokkur&lt;/b&gt; <small>Grand Large, CC BY 4.0</small>');
    expect(html).toContain('object-position:20% 80%');
  });

  it('lead to their large file, and say so to those who listen', () => {
    const html = bodyPictureHtml({ src: '/a', alt: 'Eau', place: 'gallery' }, PICTURE, IMAGE, 'en');
    expect(html).toMatch(
      /^<figure><a class="zoom" href="\/b\.webp" data-zoom=""><span [^>]*>Enlarge: <\/span><picture>/,
    );
  });

  it('in a line of words are no figure and no link, and keep their credit', () => {
    const html = bodyPictureHtml({ src: '/a', alt: 'Eau', place: 'inline' }, PICTURE, IMAGE, 'fr');
    expect(html).toMatch(/^<picture>.*<\/picture> <small>Grand Large, CC BY 4\.0<\/small>$/s);
  });
});
