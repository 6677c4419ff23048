import type { ReleaseSummary } from '../releases/manifest';
import type { SetAside, State } from '../state/schema';
import type { Text } from '../state/text';
import { reasonToHold } from './hold';
import type { Phases } from './phases';
import type { Outcome } from './publish-once';
import { tell } from './tell';
import { tellCmsOfLive, tellOfSetAside } from './tell-of-release';
import type { Services } from './tools';

/** The publication that a build answers. */
type Publication = {
  /** Number of the request that it reaches. */
  readonly target: number;
  readonly phases: Phases;
};

type Ready = Extract<Outcome, { kind: 'ready' }>;
type Unchanged = Extract<Outcome, { kind: 'unchanged' }>;

/** Draws the consequences of a build: it goes live, or waits, or was not needed. */
export async function settle(services: Services, outcome: Outcome, publication: Publication): Promise<void> {
  if (outcome.kind === 'waiting') return settleWaiting(services, publication);
  if (outcome.kind === 'unchanged') return settleUnchanged(services, outcome, publication);
  await noteBuild(services, outcome);
  const { environment, state } = services;
  const reason = reasonToHold(outcome.lost.length, outcome.livePages, environment.holdLossShare);
  if (reason) return hold(services, outcome, { ...publication, reason });
  if (state.current.paused) {
    const { id } = outcome.manifest;
    console.log(`publisher: release ${id} is not let out: an editor has paused publishing`);
    return;
  }
  await goLive(services, outcome, publication);
}

/** Returns what the state says once the requests up to a target are answered. */
function answered({ wanted }: Pick<State, 'wanted'>, target: number) {
  return {
    done: target,
    failure: undefined,
    told: undefined,
    waitingSince: wanted > target ? new Date().toISOString() : undefined,
  };
}

async function settleWaiting({ state }: Services, { target }: Publication): Promise<void> {
  await state.update((before) => {
    const { done, waitingSince } = answered(before, target);
    return { done, waitingSince };
  });
  console.log('publisher: nothing new; an editor is waited for');
}

async function settleUnchanged(
  services: Services,
  { revision, code, built }: Unchanged,
  { target }: Publication,
): Promise<void> {
  await services.state.update((before) => ({
    ...answered(before, target),
    // The pages that the held release would have lost are back.
    held: undefined,
    live: before.live && { ...before.live, revision, code },
    ...(built && { setAside: [...built.setAside], suspects: [...built.suspects] }),
  }));
  await tellOfSetAside(services);
  console.log('publisher: nothing new for visitors');
}

async function noteBuild({ state }: Services, { built, changed, deadLinks }: Ready): Promise<void> {
  const links = deadLinks.map(({ page, target }) => ({ page, target }));
  await state.update(({ deadLinks: known }) => ({
    deadLinks: [...known.filter(({ page }) => !changed.includes(page)), ...links],
    suspects: [...built.suspects],
  }));
}

/** Keeps a release from visitors until an editor has looked at it. */
async function hold(
  { cms, state, environment }: Services,
  { manifest: { id, revision, code }, lost }: Ready,
  { target, phases, reason }: Publication & { reason: Text },
): Promise<void> {
  const at = new Date().toISOString();
  const held = { release: id, reason, lost: lost.slice(0, 200), at, revision, code };
  await state.update((before) => ({ ...answered(before, target), held }));
  await state.record({ what: 'held', detail: reason, phases: phases.times });
  console.log(`publisher: release ${id} waits for an editor: ${reason.en}`);
  const problems = lost.map((page) => ({ message: page }));
  await tell({ cms, cmsUrl: environment.cms.publicUrl }, { kind: 'held', message: reason, problems });
}

async function goLive(
  services: Services,
  { manifest, changed }: Ready,
  { target, phases }: Publication,
): Promise<void> {
  const detail = {
    fr: `Version ${manifest.id}, ${changed.length} fichiers nouveaux`,
    en: `Release ${manifest.id}, ${changed.length} new files`,
  };
  await services.enter('switch');
  await phases.measure('switch', () => makeLive(services, manifest, detail, 'published', phases));
  await services.state.update((before) => answered(before, target));
  await tellOfSetAside(services);
  console.log(`publisher: release ${manifest.id} is live (${phases.toString()})`);
}

/** Switches visitors to a release and notes it. */
export async function makeLive(
  services: Omit<Services, 'enter'>,
  { id, revision, code, setAside, snapshots }: ReleaseSummary,
  detail: Text,
  what: 'published' | 'rolled-back' = 'published',
  phases?: Phases,
): Promise<void> {
  const { releases, state, environment } = services;
  await releases.switchTo(id);
  await state.update(() => ({
    live: { release: id, since: new Date().toISOString(), revision, code },
    held: undefined,
    setAside,
    // The CMS need not hear of a rollback: its content was live before.
    untold:
      what === 'published' && snapshots ? { ...snapshots, setAside: setAside.map(identityOf) } : undefined,
  }));
  await tellCmsOfLive(services);
  await state.record({ what, detail, ...(phases && { phases: phases.times }) });
  await releases.prune(environment.keepReleases, [state.current.held?.release]);
}

const identityOf = ({ entry: { kind, documentId, locale } }: SetAside) => ({ kind, documentId, locale });
