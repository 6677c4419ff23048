import { act } from '@testing-library/react';

let width = 1280;
const listeners = new Set<() => void>();

/** A window of a width in CSS pixels, for components that ask `matchMedia('(max-width: …px)')`. */
export function setWidth(pixels: number): void {
  width = pixels;
  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return width <= parseFloat(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? '-1');
      },
      addEventListener: (_: string, changed: () => void) => listeners.add(changed),
      removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
    }) as unknown as MediaQueryList;
  act(() => listeners.forEach((tell) => tell()));
}
