import type { Inventory } from '../cms/client';
import type { SetAside } from '../state/schema';
import { checkContents, checkFiles } from './files';
import { type DeadTarget, findDeadTargets } from './links';
import { comparePages } from './pages';
import type { BuiltSite } from './read-site';

type Candidate = {
  readonly folder: string;
  readonly site: BuiltSite;
  readonly files: Readonly<Record<string, unknown>>;
  readonly changed: readonly string[];
  readonly before: Inventory;
  readonly after: Inventory;
  readonly setAside: readonly SetAside[];
};

export type Verdict = {
  /** Reasons not to publish. */
  readonly faults: readonly string[];
  /** Links of readers that lead nowhere: an editor is told, and the page is published all the same. */
  readonly deadLinks: readonly DeadTarget[];
};

/** Looks at a release as a stranger would, before any visitor does. */
export async function verify(candidate: Candidate): Promise<Verdict> {
  const { folder, site, files, changed, before, after, setAside } = candidate;
  const pages = changed.filter((path) => path.endsWith('.html'));
  const [incomplete, unreadable, dead] = await Promise.all([
    checkFiles(folder, site.pages),
    checkContents(folder, changed),
    findDeadTargets(pages, { folder, files, redirects: site.redirects }),
  ]);
  const needed = dead.filter(({ kind }) => kind === 'file');
  return {
    faults: [
      ...comparePages(site.pages, before, after, setAside),
      ...incomplete,
      ...unreadable,
      ...needed.map(({ page, target }) => `${page} needs ${target}, which is missing`),
    ],
    deadLinks: dead.filter(({ kind }) => kind === 'link'),
  };
}
