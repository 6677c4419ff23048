import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** A small picture whose bytes do not repeat, so that what is cut off is missed. */
export const picture = (format: Format, side = 64): Promise<Buffer> =>
  sharp(Buffer.from(Array.from({ length: side * side * 3 }, (_, i) => (i * i * 31) % 251)), {
    raw: { width: side, height: side, channels: 3 },
  })
    .toFormat(format)
    .toBuffer();

/** Camera that a `photograph` names. */
export const CAMERA = 'Camera that tells';

/** A picture that says where, with what and how it was taken, as those of phones do. @param orientation as EXIF counts it */
export const photograph = async (format: Exclude<Format, 'gif'>, orientation = 6): Promise<Buffer> =>
  sharp(await picture('png'))
    .resize(48, 32, { fit: 'fill' })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: CAMERA },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '64/1 8/1 30/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><made>${CAMERA}</made></x:xmpmeta>`)
    .toFormat(format)
    .toBuffer();

/** A JPEG with a wrong number in the header of its scan, as cameras of some phones write it; every viewer shows it. */
export async function phonePicture(): Promise<Buffer> {
  const jpeg = await picture('jpeg');
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  // The last coefficient of the scan, 63 in every JPEG of this kind.
  jpeg.writeUInt8(0, scan + jpeg.readUInt16BE(scan + 2));
  return jpeg;
}

/** Two pictures, one after the other. */
export const film = (format: 'gif' | 'webp', side = 16): Promise<Buffer> =>
  sharp(Buffer.from(Array.from({ length: side * side * 6 }, (_, i) => (i * i * 31) % 251)), {
    raw: { width: side, height: 2 * side, channels: 3, pageHeight: side },
  })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer();

/** A PNG whose header promises a size that its content has not. */
export async function pngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await picture('png');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29);
  return png;
}

/** The checksum of a PNG's chunks (ISO 3309). */
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

export const gpx = (points: string, before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points}</trkseg></trk></gpx>`;

export const WALK = '<trkpt lat="65.5" lon="-17"/><trkpt lat="65.51" lon="-17"/>';
