/** A kind of file that the media library keeps. */
export type FileKind = {
  /** Name of the format in a sentence, the same in French and English. */
  name: string;
  mime: string;
  /** Endings of such files, without the dot; a file that `storedName` gives another ending gets the first one. */
  extensions: readonly [string, ...string[]];
};

/** By sharp's name of the format; the site's build reads them with sharp as well. */
export const PICTURES: Readonly<Record<string, FileKind>> = {
  jpeg: { name: 'JPEG', mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { name: 'PNG', mime: 'image/png', extensions: ['png'] },
  webp: { name: 'WebP', mime: 'image/webp', extensions: ['webp'] },
  avif: { name: 'AVIF', mime: 'image/avif', extensions: ['avif'] },
  gif: { name: 'GIF', mime: 'image/gif', extensions: ['gif'] },
  tiff: { name: 'TIFF', mime: 'image/tiff', extensions: ['tif', 'tiff'] },
};

export const PDF: FileKind = { name: 'PDF', mime: 'application/pdf', extensions: ['pdf'] };
export const GPX: FileKind = { name: 'GPX', mime: 'application/gpx+xml', extensions: ['gpx', 'xml'] };

const KINDS: readonly FileKind[] = [...Object.values(PICTURES), PDF, GPX];

/** @example extensionOf('Été à Vík.JPG') → 'jpg' */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const kindNamed = (extension: string): FileKind | undefined =>
  KINDS.find(({ extensions }) => extensions.includes(extension));

export const isPicture = (kind: FileKind | undefined): boolean =>
  kind !== undefined && Object.values(PICTURES).includes(kind);

/** Tells whether the site can show a file, by its address, as the build does (src/content/picture/adapt.ts). */
export const isShown = (address: string): boolean => /\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(address);

/** Endings that change how the file is treated: as XML of any kind, as of no known type, or by the build as no picture. */
const MISLEADING = ['xml', 'jfif', 'jpe'];

/**
 * The name that a file is stored under: a picture whose name says another kind of picture is given the right ending.
 * @returns undefined when the name promises something else than what the file holds
 * @example storedName('a.jpg', PICTURES.png) → 'a.png'; storedName('a.html', PICTURES.png) → undefined
 */
export function storedName(name: string, kind: FileKind): string | undefined {
  const extension = extensionOf(name);
  const [right] = kind.extensions;
  if (extension === '') return `${name}.${right}`;
  const named = kindNamed(extension);
  if (named === kind)
    return MISLEADING.includes(extension) ? `${name.slice(0, -extension.length)}${right}` : name;
  return isPicture(named) && isPicture(kind) ? `${name.slice(0, -extension.length)}${right}` : undefined;
}
