/** Degrees, longitude first. */
export type Point = readonly [longitude: number, latitude: number];
export type Line = readonly Point[];
export type Frame = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** Names that differ between the languages stand apart. */
type Town = {
  readonly name: string | { readonly fr: string; readonly en: string };
  readonly at: Point;
};
export type Places = {
  /** Main towns, to about 0.01°; order is rank, the first names show from furthest away. */
  readonly towns: readonly Town[];
  /** Main roads through their towns: schematic, to say where one drives, not how the road bends. */
  readonly roads?: readonly Line[];
};
