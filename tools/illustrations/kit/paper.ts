import type { Point } from './geometry';
import { createRandom, type Random } from './random';
import { short, tag, type Markup } from './svg';

export const WIDTH = 2400;
export const HEIGHT = 1600;

/** The paper of a scene: its own random numbers, and a drawer for definitions (gradients, clips, filters). */
export type Paper = {
  readonly random: Random;
  /** Stores a definition and returns its reference, 'url(#a1)'. The same text is stored once. */
  readonly define: (make: (id: string) => Markup) => string;
  readonly definitions: () => Markup;
};

export const createPaper = (key: string): Paper => {
  const known = new Map<string, string>();
  const define = (make: (id: string) => Markup): string => {
    const text = make('?');
    const id = known.get(text) ?? `a${String(known.size + 1)}`;
    known.set(text, id);
    return `url(#${id})`;
  };
  const definitions = (): Markup =>
    tag('defs', {}, ...[...known].map(([text, id]) => text.replace('id="?"', `id="${id}"`)));
  return { random: createRandom(key), define, definitions };
};

/** A colour stop: offset 0–1, colour, opacity (1 unless told). */
export type Stop = readonly [number, string, number?];

const stops = (list: readonly Stop[]): Markup =>
  list
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/** A gradient along a line in the picture's own coordinates. */
export const gradient = (paper: Paper, from: Point, to: Point, list: readonly Stop[]): string =>
  paper.define((id) =>
    tag(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
      stops(list),
    ),
  );

/** Colours spread evenly from one height to another. */
export const vertical = (paper: Paper, top: number, bottom: number, ...colours: readonly string[]): string =>
  gradient(
    paper,
    [0, top],
    [0, bottom],
    colours.map((colour, i): Stop => [i / Math.max(1, colours.length - 1), colour]),
  );

/** A round gradient; `flat` below 1 squeezes it into an ellipse. */
export const radial = (
  paper: Paper,
  [x, y]: Point,
  radius: number,
  list: readonly Stop[],
  flat = 1,
): string =>
  paper.define((id) =>
    tag(
      'radialGradient',
      {
        id,
        gradientUnits: 'userSpaceOnUse',
        cx: x,
        cy: y,
        r: radius,
        gradientTransform:
          flat === 1 ? undefined : `translate(0 ${short(y * (1 - flat))}) scale(1 ${String(flat)})`,
      },
      stops(list),
    ),
  );
