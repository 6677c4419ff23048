/** The addresses of the files of pictures that a page can ask for. */
export type ShownPictures = {
  /** Pictures of the page and of what it leads to: covers, cards, places. */
  readonly own: readonly Derivative[];
  /** Pictures that stand in a text or in a gallery. */
  readonly inTexts: readonly Derivative[];
};

/** A file of a picture: `/static/<picture>/<size>.<format>`. */
type Derivative = { readonly address: string; readonly width: number };

/** Pixels: fills the widest phones (src/config/pictures.ts). */
const PHONE_WIDTH = 768;
/** A file with its width, as in `srcset`, or alone. */
const FILE = /(\/static\/[^/\s"'\\,]+\/[^/\s"'\\,]+\.(?:avif|webp|jpe?g|png|gif))(?: (\d+)w)?/g;

/** Finds the pictures of a page in its document and in its data, which holds those that scripts draw. */
export function picturesIn(html: string, data: string): ShownPictures {
  const own: Derivative[] = [];
  const inTexts: Derivative[] = [];
  const walk = (value: unknown, isText: boolean): void => {
    if (typeof value === 'string')
      (isText || value.includes('<') ? inTexts : own).push(...derivatives(value));
    else if (Array.isArray(value)) value.forEach((each) => walk(each, isText));
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, isText || key === 'gallery');
  };
  walk(JSON.parse(data), false);
  return { own, inTexts: [...inTexts, ...derivatives(html)] };
}

function derivatives(text: string): Derivative[] {
  return [...text.matchAll(FILE)].map(([, address = '', width]) => ({ address, width: Number(width ?? 0) }));
}

/**
 * One file of each picture: as AVIF, and the widest that a phone needs. The worker shows it in the place of all others
 * (src/features/offline/worker).
 */
export function phonePictures(files: readonly Derivative[]): string[] {
  const best = new Map<string, Derivative>();
  for (const file of files) {
    const picture = pictureOf(file.address);
    const known = best.get(picture);
    if (!known || rank(file) > rank(known)) best.set(picture, file);
  }
  return [...best.values()].map(({ address }) => address);
}

function rank({ address, width }: Derivative): number {
  const fits = width <= PHONE_WIDTH ? width : PHONE_WIDTH - width;
  return address.endsWith('.avif') ? 1e6 + fits : fits;
}

/** @example pictureOf('/static/vik-e1e43f21/05c85.avif') → '/static/vik-e1e43f21/' */
function pictureOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}
