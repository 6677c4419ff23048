/** A sail on the horizon. Decorative: the name stands beside it. */
export function Logo() {
  return <img src="/favicon.svg" width="32" height="32" alt="" loading="lazy" {...AFTER_COVER} />;
}

/** Without it the logo would load with the priority of the cover, and slow the cover down. React 18 knows the attribute only in lower case. */
const AFTER_COVER = { fetchpriority: 'low' };
