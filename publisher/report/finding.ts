import type { Rule } from '../cms/report-schema';
import type { Text } from '../state/text';

/** A place where something is to be mended: an entry of the CMS, a page of the site, or both. */
export type Place = {
  readonly title: string;
  readonly locale: string | null;
  readonly path?: string | undefined;
  readonly entry?: { readonly kind: string; readonly documentId: string } | undefined;
};

export type Finding = {
  readonly rule: Rule;
  /** An address, where the finding is about one that several pages name. */
  readonly target?: string | undefined;
  readonly detail: Text;
  readonly places: readonly Place[];
  /** Number of places beyond those listed. */
  readonly morePlaces: number;
};

export type Report = {
  /** ISO 8601. */
  readonly madeAt: string;
  /** The release that was looked through; null before the first one. */
  readonly release: string | null;
  /** When external links were last checked, and how many. */
  readonly external: { readonly checkedAt: string | null; readonly links: number };
  readonly findings: readonly Finding[];
};

/** A menu is on every page; a list of all of them helps nobody. */
const PLACES = 20;

export function finding(
  rule: Rule,
  detail: Finding['detail'],
  places: readonly Place[],
  target?: string,
): Finding {
  return {
    rule,
    ...(target !== undefined && { target }),
    detail,
    places: places.slice(0, PLACES),
    morePlaces: Math.max(0, places.length - PLACES),
  };
}
