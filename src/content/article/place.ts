/** Errors about the country and region of an entry: the build and the preview report them in the same words. */

export function missingCountry(locale: string): string {
  return `pay: expected a country published in “${locale}”`;
}

export const STRAY_REGION = 'region: expected a region of the article’s own country';
