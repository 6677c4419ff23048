import { fingerprintSite } from '../../scripts/lib/files.mjs';
import type { Change, Inventory } from '../cms/client';
import type { Suspect } from '../state/schema';
import { pageKind } from '../verify/pages';
import { StageFailure } from './failure';
import type { Tools } from './tools';

/** Entries with which pages are incomplete; with more of them something else is broken. */
const MOST = 5;

/**
 * Returns the address of the page that a fault of a release begins with.
 * @example addressIn('page-data/fr/islande/page-data.json is missing') → '/fr/islande/'
 */
function addressIn(fault: string): string {
  const [name = ''] = fault.split(' ', 1);
  return `/${name.replace(/^\/?(?:page-data\/)?/, '').replace(/(?:index\.html|page-data\.json)$/, '')}`;
}

/**
 * Finds the entries whose own pages a release lacks or holds broken, among those that are new in it.
 * @param faults of a release that was verified (publisher/verify/verify.ts)
 * @returns nothing where no new entry explains a fault, or too many would
 */
export function entriesAtFault(
  faults: readonly string[],
  pages: Inventory['pages'],
  changed: readonly Change[],
): readonly Change[] {
  const broken = new Set(faults.map(addressIn));
  const entries = pages.filter(({ path }) => broken.has(path));
  const found = changed.filter(({ kind, documentId, locale }) =>
    entries.some(
      (entry) => entry.kind === pageKind(kind) && entry.documentId === documentId && entry.locale === locale,
    ),
  );
  return found.length > MOST ? [] : found;
}

/** A build that succeeded, and whose pages are not what the CMS has published. */
export class Incomplete extends StageFailure {
  constructor(
    readonly faults: readonly string[],
    readonly pages: Inventory['pages'],
  ) {
    super(
      'fault',
      {
        fr: 'Le site construit n’est pas complet et n’a pas été publié.',
        en: 'The build is not whole, and was not published.',
      },
      faults.slice(0, 50).map((message) => ({ message })),
    );
  }
}

/** Finds the new entries to leave out; none where visitors have no release yet that shows what was before. */
export async function blame(
  { cms, releases, signal, suspects }: Tools,
  { faults, pages }: Incomplete,
): Promise<readonly Suspect[]> {
  if (signal.aborted || !(await releases.live())) return [];
  const known = new Set(suspects.map(({ version }) => version));
  const changed = (await cms.changes()).filter(({ version }) => !known.has(version));
  const code = fingerprintSite();
  return entriesAtFault(faults, pages, changed).map((entry) => ({ ...entry, code }));
}
