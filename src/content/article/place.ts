/** What an article's or a region's place asks of other entries; the build and the preview refuse in the same words. */

export function missingCountry(locale: string): string {
  return `pay: expected a country published in “${locale}”`;
}

export const STRAY_REGION = 'region: expected a region of the article’s own country';
