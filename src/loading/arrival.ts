import { layOutAll } from './lay-out-all';

/** True when the visitor came to this page by a link of the site, and not from outside or through the history. */
let isByLink = false;

/** @param to the address; an anchor in it needs the whole page at once, to be scrolled to */
export function leaveFor(to: string): void {
  isByLink = !to.includes('#');
  if (!isByLink) layOutAll();
}

/** Restoring a position on the way back needs the whole page. */
export function goBack(): void {
  isByLink = false;
  layOutAll();
}

export function cameByLink(): boolean {
  return isByLink;
}
