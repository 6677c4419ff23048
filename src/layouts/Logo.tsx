/** A sail on the horizon. Decorative: the name stands beside it. */
export function Logo() {
  return <img src="/favicon.svg" width="32" height="32" alt="" loading="lazy" {...AFTER_COVER} />;
}

/** Seen at once, it would be as urgent as a cover and share the line with it. React 18 knows the lower case alone. */
const AFTER_COVER = { fetchpriority: 'low' };
