import type { Inventory } from '../cms/client';
import type { Rule } from '../cms/report-schema';
import type { Text } from '../state/text';
import type { LinkResult } from './external/results';
import { type Finding, finding, type Place } from './finding';
import type { Survey } from './survey';
import type { Targets } from './targets';

const DEAD_LINK: Text = { fr: 'cette page n’existe pas', en: 'there is no such page' };
const DEAD_ANCHOR: Text = { fr: 'la page n’a pas cet endroit', en: 'the page has no such place' };
const ORPHAN: Text = {
  fr: 'aucune autre page de sa langue n’y mène, sauf l’accueil ou le plan du site',
  en: 'no other page of its language leads there, save the home page or the sitemap',
};
const NOT_FIRST: Text = {
  fr: 'la recherche montre d’abord autre chose',
  en: 'the search shows something else first',
};
/** Lists everything: `/`, `/en/`. */
const HOME = /^\/(\w\w\/)?$/;

type Look = {
  readonly survey: Survey;
  readonly inventory: Inventory;
  /** Addresses of pages that list all the others. */
  readonly overviews: readonly string[];
  readonly external: readonly LinkResult[];
};

/** Lists what there is to mend in the pages of a release. */
export function siteFindings({ survey, inventory, overviews, external }: Look): Finding[] {
  const entries = new Map(inventory.pages.map((page) => [page.path, page]));
  const placeOf = (path: string): Place => {
    const [page, entry] = [survey.pages.get(path), entries.get(path)];
    return {
      title: page?.heading || path,
      locale: page?.locale ?? null,
      path,
      ...entryOf(entry),
    };
  };
  const ofTargets = (rule: Rule, targets: Targets, detail: Text) =>
    [...targets].map(([target, pages]) => finding(rule, detail, pages.map(placeOf), target));
  return [
    ...ofTargets('dead-link', survey.deadLinks, DEAD_LINK),
    ...ofTargets('dead-anchor', survey.deadAnchors, DEAD_ANCHOR),
    ...external.flatMap((result) => {
      const [pages, detail] = [survey.external.get(result.url), complaint(result)];
      return pages && detail ? [finding('external-link', detail, pages.map(placeOf), result.url)] : [];
    }),
    ...survey.unfound.map(({ question, ...place }) =>
      finding('unfound', NOT_FIRST, [{ ...place, ...entryOf(entries.get(place.path)) }], question),
    ),
    ...orphans(survey, [...entries.keys()], overviews).map((path) =>
      finding('orphan', ORPHAN, [placeOf(path)]),
    ),
  ];
}

function entryOf(page: Inventory['pages'][number] | undefined): Pick<Place, 'entry'> {
  return page ? { entry: { kind: page.kind, documentId: page.documentId } } : {};
}

/** Pages of entries that readers only find in a list of everything. */
function orphans(
  { pages, linkedFrom }: Survey,
  paths: readonly string[],
  overviews: readonly string[],
): string[] {
  const leadsOn = (page: string) => !HOME.test(page) && !overviews.includes(page);
  return paths.filter((path) => pages.has(path) && !linkedFrom.get(path)?.some(leadsOn)).sort();
}

/** Returns what to say of a link to another site; undefined for one that works. */
function complaint({ outcome, status, reason, checkedAt }: LinkResult): Text | undefined {
  const day = checkedAt.slice(0, 10);
  if (outcome === 'status')
    return { fr: `a répondu ${status} le ${day}`, en: `answered ${status} on ${day}` };
  if (outcome === 'unreachable')
    return {
      fr: `n’a pas pu être atteint le ${day} (${reason})`,
      en: `could not be reached on ${day} (${reason})`,
    };
  if (outcome === 'private')
    return {
      fr: 'mène à une adresse privée, qui n’est pas interrogée',
      en: 'leads to a private address, which is not asked',
    };
  return undefined;
}
