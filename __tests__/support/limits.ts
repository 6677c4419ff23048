/**
 * Milliseconds that a test may wait before it gives up. A wait ends when its condition holds, so that a long limit
 * costs nothing where all is well: these are chosen for two cores that are busy with something else. What must not
 * take long is measured in bench/.
 */
export const LIMITS = {
  /** One test. */
  test: 300_000,
  /** One test that builds the site, or fills a database with the whole content; several times some. */
  build: 900_000,
  /** The CMS, until it answers. */
  boot: 300_000,
  /** Anything that a program or a page does at once: a mail that arrives, an element that shows. */
  soon: 90_000,
  /** The same within one process. */
  component: 20_000,
} as const;

jest.setTimeout(LIMITS.test);
