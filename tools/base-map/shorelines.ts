/** Reads GSHHG's binned shorelines (gmt-gshhg-full): see README.md for the format in short. */
import type { Dataset, File } from 'h5wasm/node';
import type { Frame, Line, Point } from './types';

/** 1 land, 2 lake, 3 island in a lake. */
export type Level = 1 | 2 | 3;

type Numbers = ArrayLike<number>;

export class Binned {
  readonly #arrays = new Map<string, Numbers>();
  readonly #file: File;
  readonly #binSize: number;
  readonly #columns: number;

  constructor(file: File) {
    this.#file = file;
    this.#binSize = (this.#numbers('Bin_size_in_minutes')[0] ?? 60) / 60;
    this.#columns = this.#numbers('N_bins_in_360_longitude_range')[0] ?? 360;
  }

  #numbers(name: string): Numbers {
    let found = this.#arrays.get(name);
    if (!found) {
      const value = (this.#file.get(name) as Dataset | null)?.value;
      if (!ArrayBuffer.isView(value)) throw new Error(`${name}: expected numbers in the shoreline file`);
      found = value as unknown as Numbers;
      this.#arrays.set(name, found);
    }
    return found;
  }

  /** The segments of the bins that a frame of whole degrees covers. */
  *#segments({ west, south, east, north }: Frame): Generator<{ segment: number; corner: Point }> {
    const first = this.#numbers('Id_of_first_segment_in_a_bin');
    const count = this.#numbers('N_segments_in_a_bin');
    for (let latitude = south; latitude < north; latitude += this.#binSize)
      for (let longitude = west; longitude < east; longitude += this.#binSize) {
        const row = Math.round((90 - latitude) / this.#binSize) - 1;
        const column = Math.round((((longitude % 360) + 360) % 360) / this.#binSize);
        const bin = row * this.#columns + column;
        for (let i = 0; i < (count[bin] ?? 0); i += 1)
          yield { segment: (first[bin] ?? 0) + i, corner: [longitude, latitude] };
      }
  }

  #points(segment: number, length: number, [west, south]: Point): Line {
    const start = this.#numbers('Id_of_first_point_in_a_segment')[segment] ?? 0;
    const [x, y] = ['longitude', 'latitude'].map((axis) =>
      this.#numbers(`Relative_${axis}_from_SW_corner_of_bin`),
    );
    return Array.from({ length }, (_, i) => {
      const at = (axis: Numbers | undefined) =>
        ((axis?.[start + i] ?? 0) & 0xffff) * (this.#binSize / 65_535);
      return [west + at(x), south + at(y)];
    });
  }

  /** Pieces of shore of a level, as they lie in the bins. */
  shores(frame: Frame, level: Level): Line[] {
    const embedded = this.#numbers('Embedded_npts_levels_exit_entry_for_a_segment');
    const lines: Line[] = [];
    for (const { segment, corner } of this.#segments(frame)) {
      const packed = embedded[segment] ?? 0;
      if (((packed >> 6) & 7) === level) lines.push(this.#points(segment, packed >>> 9, corner));
    }
    return lines;
  }

  /** Rivers and borders, up to a level of importance. */
  lines(frame: Frame, upTo: number): Line[] {
    const lengths = this.#numbers('N_points_for_a_segment');
    const levels = this.#numbers('Hierarchial_level_of_a_segment');
    return [...this.#segments(frame)]
      .filter(({ segment }) => (levels[segment] ?? 99) <= upTo)
      .map(({ segment, corner }) => this.#points(segment, lengths[segment] ?? 0, corner));
  }
}

export async function openBinned(path: string): Promise<Binned> {
  // The package has no CommonJS door.
  const { default: h5wasm } = await import('h5wasm/node');
  await h5wasm.ready;
  return new Binned(new h5wasm.File(path, 'r'));
}
