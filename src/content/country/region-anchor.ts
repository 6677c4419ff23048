import { slugify } from '../../routing/slugify';

/** Anchor of a region on its country's page. @example regionAnchor('Côte sud') → 'region-cote-sud' */
export function regionAnchor(title: string): string {
  return `region-${slugify(title)}`;
}
