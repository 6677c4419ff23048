type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** Elements in which a slash is a letter, or belongs to what lies over the page. */
const TAKEN = 'input, textarea, select, [contenteditable], dialog';

/** Checks whether a press of a key asks for the search: a slash, with Shift on keyboards that need it. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: Press): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(TAKEN));
}
