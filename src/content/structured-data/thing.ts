/** A thing in the words of schema.org. Values that are `undefined` or empty lists are left out when it is written. */
export type Thing = {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
};

/** Points from one thing to another of the same page. */
export type Reference = { readonly '@id': string };

/**
 * The things of a page as the text of a JSON-LD block. `<` is escaped, so that no title can end the script element.
 * @example jsonLd([{ '@type': 'WebSite', name: 'a</script>' }]) holds no `</script>`
 */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }, withoutEmpty).replaceAll(
    '<',
    '\\u003c',
  );
}

function withoutEmpty(_: string, value: unknown): unknown {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
