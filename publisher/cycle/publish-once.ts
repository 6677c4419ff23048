import { fingerprintSite } from '../../scripts/lib/files.mjs';
import type { Inventory } from '../cms/client';
import { type Draft, fillRelease } from '../releases/create';
import { type Manifest, writeManifest } from '../releases/manifest';
import type { SetAside } from '../state/schema';
import { lostPages } from '../verify/pages';
import { type BuiltSite, readSite } from '../verify/read-site';
import { verify } from '../verify/verify';
import { blame, Incomplete } from './blame';
import { buildSite, type Built } from './build-site';
import { isSameForVisitors } from './no-change';
import type { Origin, Tools } from './tools';

/** The origins that were built before, or were tried. */
export type Known = {
  readonly live: Origin | undefined;
  /** A release that waits for an editor's word, and a failure that waits for an editor's hand. */
  readonly waiting: readonly Partial<Origin>[];
};

export type Outcome =
  | {
      readonly kind: 'unchanged';
      readonly revision: string;
      readonly code: string;
      /** Left out where nothing was built. */
      readonly built?: Built;
    }
  /** Nothing was built: the content of the CMS was tried before, and an editor knows of it. */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'ready';
      readonly manifest: Manifest;
      readonly built: Built;
      readonly changed: readonly string[];
      /** Pages that the live release has and this one does not. */
      readonly lost: readonly string[];
      readonly livePages: number;
      readonly deadLinks: readonly { page: string; target: string }[];
    };

const isOf = (origin: Origin, { revision, code }: Partial<Origin> = {}) =>
  revision === origin.revision && code === origin.code;

/**
 * Looks at the CMS, builds, verifies and keeps a new release; making it live is the caller's. With nothing new in the
 * CMS and in the sources, nothing is built.
 * @throws StageFailure, CmsError and the system's own errors; the live release is untouched then
 */
export async function publishOnce(tools: Tools, known: Known): Promise<Outcome> {
  try {
    return await attempt(tools, known);
  } catch (error) {
    const suspects = error instanceof Incomplete ? await blame(tools, error) : [];
    if (suspects.length === 0) throw error;
    await tools.enter('build', `without ${suspects.length} of the new entries, whose pages were not whole`);
    return publishOnce({ ...tools, suspects: [...tools.suspects, ...suspects] }, known);
  }
}

async function attempt(tools: Tools, { live, waiting }: Known): Promise<Outcome> {
  const { cms, copy, phases, releases } = tools;
  await tools.enter('look');
  const before = await phases.measure('look', () => cms.inventory());
  const code = fingerprintSite();
  const origin = { revision: before.revision, code };
  tools.looked(origin);
  if (isOf(origin, live) && (await releases.live())) return { kind: 'unchanged', ...origin };
  if (waiting.some((one) => isOf(origin, one))) return { kind: 'waiting' };
  const built = await buildSite(tools, { ...origin, schema: before.schema });
  const setAside = [...built.setAside];
  const after = await cms.inventory();
  await tools.enter('verify');
  const draft = await releases.openDraft();
  const earlier = await releases.live();
  const made = await phases.measure('copy', () =>
    fillRelease({
      built: copy.built,
      target: draft,
      earlier,
      keepOldFilesMs: tools.environment.keepOldFilesMs,
      now: new Date(),
    }),
  );
  const { files, leftOver, books, changed } = made;
  const id = await releases.nextId();
  const snapshots = { from: before.snapshot, to: after.snapshot };
  const createdAt = new Date().toISOString();
  const manifest: Manifest = { id, createdAt, ...origin, setAside, snapshots, files, leftOver, books };
  if (earlier && isSameForVisitors(made)) {
    await writeManifest(draft.folder, manifest);
    await releases.giveBack(draft.folder);
    return { kind: 'unchanged', ...origin, built };
  }
  await phases.measure('books', () =>
    tools.books.makeFirst({ folder: draft.folder, manifest }, tools.signal),
  );
  const site = await readSite(draft.folder);
  const deadLinks = await phases.measure('verify', () =>
    check({ folder: draft.folder, site, made, setAside }, [before, after]),
  );
  await phases.measure('keep', async () => {
    await writeManifest(draft.folder, manifest);
    await releases.keep(draft.folder, manifest);
  });
  const earlierPages = earlier ? (await readSite(earlier.folder)).pages : [];
  const lost = lostPages(earlierPages, site.pages);
  return { kind: 'ready', manifest, built, changed, lost, livePages: earlierPages.length, deadLinks };
}

type Made = {
  readonly folder: string;
  readonly site: BuiltSite;
  readonly made: Draft;
  readonly setAside: readonly SetAside[];
};

async function check(
  { folder, site, made: { files, changed }, setAside }: Made,
  [before, after]: readonly [Inventory, Inventory],
) {
  const { faults, deadLinks } = await verify({ folder, site, files, changed, before, after, setAside });
  if (faults.length > 0) throw new Incomplete(faults, before.pages);
  return deadLinks;
}
