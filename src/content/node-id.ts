import type { Locale } from '../config/locales';

/** Our own node types, one per content type of the CMS. */
export type NodeType =
  | 'Article'
  | 'Author'
  | 'Brand'
  | 'Comment'
  | 'Country'
  | 'Excursion'
  | 'MapFeature'
  | 'Region'
  | 'StaticPage';

/**
 * Language is part of an entry's identity: French and English share a document id in the CMS.
 * @example nodeId('Article', { documentId: 'k3v', locale: 'fr' }) → 'Article k3v fr'
 */
export function nodeId(type: NodeType, entry: { documentId: string; locale: Locale }): string {
  return `${type} ${entry.documentId} ${entry.locale}`;
}
