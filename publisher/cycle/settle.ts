import type { ReleaseSummary } from '../releases/manifest';
import type { SetAside } from '../state/schema';
import type { Text } from '../state/text';
import { reasonToHold } from './hold';
import type { Phases } from './phases';
import type { Outcome } from './publish-once';
import type { Publisher } from './publisher';
import { tell } from './tell';
import { tellCmsOfLive, tellOfSetAside } from './tell-of-release';

/** Draws the consequences of a build: it goes live, or waits, or was not needed. */
export async function settle(
  publisher: Publisher,
  outcome: Outcome,
  { target, phases }: { target: number; phases: Phases },
): Promise<void> {
  const { state, environment } = publisher;
  const { publicUrl: cmsUrl } = environment.cms;
  const now = new Date().toISOString();
  const finished = ({ wanted }: { wanted: number }) => ({
    done: target,
    failure: undefined,
    told: undefined,
    waitingSince: wanted > target ? now : undefined,
  });
  if (outcome.kind === 'waiting') {
    await state.update((before) => {
      const { done, waitingSince } = finished(before);
      return { done, waitingSince };
    });
    console.log('publisher: nothing new; an editor is waited for');
    return;
  }
  if (outcome.kind === 'unchanged') {
    const { revision, code, built } = outcome;
    await state.update((before) => ({
      ...finished(before),
      // The pages that the held release would have lost are back.
      held: undefined,
      live: before.live && { ...before.live, revision, code },
      ...(built && { setAside: [...built.setAside], suspects: [...built.suspects] }),
    }));
    await tellOfSetAside(publisher);
    console.log('publisher: nothing new for visitors');
    return;
  }
  const { manifest, built, lost, livePages, changed, deadLinks } = outcome;
  const reason = reasonToHold(lost.length, livePages, environment.holdLossShare);
  const links = deadLinks.map(({ page, target: to }) => ({ page, target: to }));
  await state.update(({ deadLinks: known }) => ({
    deadLinks: [...known.filter(({ page }) => !changed.includes(page)), ...links],
    suspects: [...built.suspects],
  }));
  if (reason) {
    const held = {
      release: manifest.id,
      reason,
      lost: lost.slice(0, 200),
      at: now,
      revision: manifest.revision,
      code: manifest.code,
    };
    await state.update((before) => ({ ...finished(before), held }));
    await state.record({ what: 'held', detail: reason, phases: phases.times });
    console.log(`publisher: release ${manifest.id} waits for an editor: ${reason.en}`);
    const problems = lost.map((page) => ({ message: page }));
    await tell({ cms: publisher.cms, cmsUrl }, { kind: 'held', message: reason, problems });
    return;
  }
  if (state.current.paused) {
    console.log(`publisher: release ${manifest.id} is not let out: an editor has paused publishing`);
    return;
  }
  await publisher.enter('switch');
  await phases.measure('switch', () =>
    makeLive(
      publisher,
      manifest,
      {
        fr: `Version ${manifest.id}, ${changed.length} fichiers nouveaux`,
        en: `Release ${manifest.id}, ${changed.length} new files`,
      },
      'published',
      phases,
    ),
  );
  await state.update(finished);
  await tellOfSetAside(publisher);
  console.log(`publisher: release ${manifest.id} is live (${phases.toString()})`);
}

/** Switches visitors to a release and notes it. */
export async function makeLive(
  publisher: Publisher,
  { id, revision, code, setAside, snapshots }: ReleaseSummary,
  detail: Text,
  what: 'published' | 'rolled-back' = 'published',
  phases?: Phases,
): Promise<void> {
  const { releases, state, environment } = publisher;
  await releases.switchTo(id);
  await state.update(() => ({
    live: { release: id, since: new Date().toISOString(), revision, code },
    held: undefined,
    setAside,
    // The CMS need not hear of a rollback: its content was live before.
    untold:
      what === 'published' && snapshots ? { ...snapshots, setAside: setAside.map(identityOf) } : undefined,
  }));
  await tellCmsOfLive(publisher);
  await state.record({ what, detail, ...(phases && { phases: phases.times }) });
  await releases.prune(environment.keepReleases, [state.current.held?.release]);
}

const identityOf = ({ entry: { kind, documentId, locale } }: SetAside) => ({ kind, documentId, locale });
