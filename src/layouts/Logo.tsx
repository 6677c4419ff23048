/** A sail on the horizon. Decorative: the name stands beside it. */
export function Logo() {
  return <img src="/favicon.svg" width="32" height="32" alt="" />;
}
