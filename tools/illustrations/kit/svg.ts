/** A piece of SVG text. */
export type Markup = string;
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** short(3.14159) → '3.1': a tenth of a unit is finer than the raster. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const write = ([name, value]: [string, string | number | undefined]): string =>
  value === undefined
    ? ''
    : ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`;

export const tag = (name: string, attributes: Attributes, ...children: readonly Markup[]): Markup => {
  const opening = `<${name}${Object.entries(attributes).map(write).join('')}`;
  return children.length === 0 ? `${opening}/>` : `${opening}>${children.join('')}</${name}>`;
};

export const shape = (d: string, fill: string, more: Attributes = {}): Markup =>
  tag('path', { d, fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): Markup =>
  tag('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (attributes: Attributes, ...children: readonly Markup[]): Markup =>
  tag('g', attributes, ...children);

export const disc = (x: number, y: number, r: number, fill: string, more: Attributes = {}): Markup =>
  tag('circle', { cx: x, cy: y, r, fill, ...more });

/** Drawn around its own origin, then set down at a place, scaled (a negative width turns it round). */
export const placed = (
  x: number,
  y: number,
  scale: number | readonly [number, number],
  ...children: readonly Markup[]
): Markup => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  return group(
    { transform: `translate(${short(x)} ${short(y)}) scale(${String(sx)} ${String(sy)})` },
    ...children,
  );
};
