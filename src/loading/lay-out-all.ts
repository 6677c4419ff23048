/** Lays out the whole page at once, so that every position in it is exact (./below.css). */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = '';
}
