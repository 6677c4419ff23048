/** Degrees, longitude first. */
export type Point = readonly [longitude: number, latitude: number];
export type Line = readonly Point[];
export type Frame = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};
