import type { BookKeeper } from '../books/keeper';
import type { WorkingCopy } from '../build/working-copy';
import type { CmsClient } from '../cms/client';
import type { PublisherEnvironment, Stage } from '../environment';
import type { ReleaseStore } from '../releases/store';
import type { Suspect } from '../state/schema';
import type { StateStore } from '../state/store';
import type { Phases } from './phases';

/** The origin of a release: the revision of the CMS's content, and a digest of the site's sources. */
export type Origin = { readonly revision: string; readonly code: string };

/** The parts of the publisher that its steps work with. */
export type Services = {
  readonly environment: PublisherEnvironment;
  readonly cms: CmsClient;
  readonly releases: ReleaseStore;
  readonly state: StateStore;
  /** Says which stage begins. */
  readonly enter: (stage: Stage | 'look', detail?: string) => Promise<void>;
};

/** The parts that one build works with, and what is known before it. */
export type Tools = Omit<Services, 'state'> & {
  readonly copy: WorkingCopy;
  readonly books: BookKeeper;
  readonly phases: Phases;
  readonly signal: AbortSignal;
  /** Number of attempts before this one, all of which failed. */
  readonly attempts: number;
  /** Entries with which a build has ended that named nobody. */
  readonly suspects: readonly Suspect[];
  /** Revisions and sources that were searched for an entry that ends the build: once is enough. */
  readonly searched: Set<string>;
  /** Says what there is to build. */
  readonly looked: (origin: Origin) => void;
};
