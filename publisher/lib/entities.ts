/** The entities that React and the build write instead of characters that mean something in HTML. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** @returns the text as readers see it; an entity that the site never writes stays as it is */
export const withoutEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
