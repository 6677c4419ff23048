import { layOutAll } from './lay-out';

/** How the visitor came to the page that is drawn: from outside, by a link of this site, or back through the history. */
let isByLink = false;

/** @param to the address; a part of a page that is asked for must be there at once, to be scrolled to */
export function leaveFor(to: string): void {
  isByLink = !to.includes('#');
  if (!isByLink) layOutAll();
}

/** Positions are restored on the way back and need the whole page. */
export function goBack(): void {
  isByLink = false;
  layOutAll();
}

export function cameByLink(): boolean {
  return isByLink;
}
