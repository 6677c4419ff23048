import sharp from 'sharp';
import { jpegWithoutNotes, pngWithoutNotes, webpWithoutNotes } from '../../../cms/src/domain/picture-notes';
import { CAMERA, photograph, picture } from '../../support/inputs/made-files';

/** A picture without notes, or nothing. */
const cleaners = { jpeg: jpegWithoutNotes, webp: webpWithoutNotes, png: pngWithoutNotes };

const lookOf = async (bytes: Buffer | undefined) => {
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data.toString('base64') };
};

it.each(['jpeg', 'webp'] as const)(
  'a %s forgets its camera, and is turned as it was, pixel for pixel',
  async (format) => {
    const taken = await photograph(format, 6);
    const clean = cleaners[format](taken, 6);
    expect(taken.includes(CAMERA)).toBe(true);
    expect(clean?.includes(CAMERA)).toBe(false);
    expect(await lookOf(clean)).toEqual(await lookOf(taken));
    const { orientation, exif } = await sharp(clean).metadata();
    expect(orientation).toBe(6);
    // The one tag, and no room for another.
    expect(exif?.length).toBeLessThan(40);
  },
);

it.each(['jpeg', 'png', 'webp'] as const)(
  'an upright %s keeps no note at all, and its colours',
  async (format) => {
    const taken = await sharp(await photograph(format, 1))
      .keepMetadata()
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer();
    const clean = cleaners[format](taken);
    const { exif, xmp, icc } = await sharp(clean).metadata();
    expect([exif, xmp]).toEqual([undefined, undefined]);
    expect(icc).toEqual((await sharp(taken).metadata()).icc);
    expect(await lookOf(clean)).toEqual(await lookOf(taken));
  },
);

it('a JPEG in several passes loses the film that a phone put behind it', async () => {
  const still = await sharp(await picture('png'))
    .jpeg({ progressive: true })
    .toBuffer();
  const taken = Buffer.concat([still, Buffer.from(`MotionPhoto ${CAMERA}`)]);
  expect(jpegWithoutNotes(taken)).toEqual(still);
});

it.each(['jpeg', 'png', 'webp'] as const)('a %s without notes stays as it is', async (format) => {
  const plain = await picture(format);
  expect(cleaners[format](plain)).toEqual(plain);
});

it.each([
  ['JPEG', () => jpegWithoutNotes(Buffer.from('ffd8ffe000104a464946', 'hex'))],
  ['PNG', () => pngWithoutNotes(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
  ['WebP', () => webpWithoutNotes(Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'))],
])('a file that only begins as a %s is not taken apart', (_, clean) => {
  expect(clean()).toBeUndefined();
});
