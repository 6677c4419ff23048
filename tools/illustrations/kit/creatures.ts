import { group, placed, shape, stroke, type Markup } from './svg';

/** A gull far off, wings half up; `size` is the span. */
export const gull = (x: number, y: number, size: number, colour: string, bank = 0): Markup =>
  group(
    {
      transform: `translate(${String(x)} ${String(y)}) rotate(${String(bank)}) scale(${String(size / 100)})`,
    },
    shape(
      'M-50-8C-38-26-18-22-3-2C-1 0 1 0 3-2C16-24 36-30 50-16C36-20 18-12 5 6C2 9-2 9-4 6C-16-12-34-18-50-8z',
      colour,
    ),
  );

export type Coat = {
  readonly coat: string;
  readonly shade: string;
  readonly legs: string;
  readonly skin?: string;
  readonly pack?: string;
};

/** A walker seen from behind, feet at x, y; `height` in units. Light from the right unless turned (negative `side`). */
export const walker = (x: number, y: number, height: number, dress: Coat, side: 1 | -1 = 1): Markup =>
  placed(
    x,
    y,
    [(side * height) / 180, height / 180],
    shape('M-20-84L-24-4L-30 0L-8 0L-6-4L-1-62L8-4L4 0L28 0L24-5L20-84z', dress.legs),
    shape('M-25-84C-33-110-30-134-14-140L13-140C29-136 33-108 26-82C12-77-12-77-25-84z', dress.coat),
    shape('M-25-84C-33-110-30-134-14-140L-4-140C-12-116-14-96-10-79C-16-80-22-82-25-84z', dress.shade),
    stroke('M22-130Q38-108 30-86', dress.coat, 12),
    stroke('M-22-130Q-38-108-31-86', dress.shade, 12),
    shape('M-15-150C-16-170-8-178 0-178C9-178 16-170 15-150C14-138-14-138-15-150z', dress.coat),
    shape('M-15-150C-16-170-8-178 0-178C-8-168-8-150-4-141C-10-142-14-144-15-150z', dress.shade),
    dress.pack === undefined ? '' : shape('M-17-134Q0-141 17-134L19-96Q0-88-19-96z', dress.pack),
    dress.skin === undefined ? '' : shape('M4-166Q14-162 13-150Q9-146 5-150z', dress.skin),
  );
