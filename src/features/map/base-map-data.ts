import type { Locale } from '../../config/locales';

type Town = { readonly name: string | Record<Locale, string>; readonly at: readonly [number, number] };

/** A file of static/maps; lines are packed by tools/base-map. */
export type BaseMapData = {
  readonly land: readonly (readonly number[])[];
  readonly lakes: readonly (readonly number[])[];
  readonly islets: readonly (readonly number[])[];
  readonly rivers: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
  readonly roads: readonly (readonly number[])[];
  readonly towns: readonly Town[];
};

/**
 * Ten-thousandths of a degree, each point as the step from the one before, as Leaflet wants them: latitude first.
 * @example unpack([-220000, 640000, 10000, 0]) → [[64, -22], [64, -21]]
 */
export function unpack(line: readonly number[]): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < line.length; i += 2) {
    x += line[i] ?? 0;
    y += line[i + 1] ?? 0;
    points.push([y / 1e4, x / 1e4]);
  }
  return points;
}

export function townName({ name }: Town, locale: Locale): string {
  return typeof name === 'string' ? name : name[locale];
}

/** @throws Error when the file cannot be read */
export async function fetchBaseMap(name: string, detail: 'coarse' | 'fine'): Promise<BaseMapData> {
  const response = await fetch(`/maps/${name}-${detail}.json`);
  if (!response.ok) throw new Error(`/maps/${name}-${detail}.json: ${response.status}`);
  return (await response.json()) as BaseMapData;
}
