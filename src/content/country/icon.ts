/**
 * The name of a country’s drawing (tools/icons/catalogue.ts); a country without one of its own has a compass.
 * @example countryIcon('geyser') → 'pays-geyser'
 */
export function countryIcon(icon: string | null | undefined): string {
  return `pays-${icon ?? 'autre'}`;
}
