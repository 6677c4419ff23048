import type { TrackPoint } from '../track/track';
import type { Locale } from '../../config/locales';
import type { ArticleType, Aspect, HikeGrade, IconName } from '../../config/taxonomy';
import type { RichText } from '../markdown/types';
import type { Picture } from '../picture/types';
import type { Seo } from '../seo/adapt';

/** What is known of a hike; anything may be missing. */
export type Hike = {
  readonly distanceKm?: number | undefined;
  readonly ascentM?: number | undefined;
  readonly durationMin?: number | undefined;
  readonly grade?: HikeGrade | undefined;
  readonly season?: string | undefined;
};

/** An article in one language. References hold the ids of our own nodes. */
export type Article = {
  readonly id: string;
  /** The CMS's id, shared by the languages. */
  readonly documentId: string;
  readonly locale: Locale;
  readonly slug: string;
  readonly path: string;
  /** Where the entry has been before; visitors are led on from there. */
  readonly formerPaths: readonly string[];
  readonly title: string;
  /** Preferred for display when present (SPEC §3). */
  readonly shortTitle?: string | undefined;
  readonly type?: ArticleType | undefined;
  /** Number of the step of the planning path: 1, 2, 3, 4 or 8. */
  readonly step?: number | undefined;
  readonly icon?: IconName | undefined;
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  /** Order within its step in the country menu. */
  readonly menuPosition?: number | undefined;
  readonly isHike: boolean;
  readonly standfirst?: string | undefined;
  /** The standfirst as a card shows it. */
  readonly summary?: string | undefined;
  readonly body?: RichText | undefined;
  readonly cover?: Picture | undefined;
  readonly gallery: readonly Picture[];
  readonly interest?: string | undefined;
  readonly access?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly opinion?: string | undefined;
  readonly likes: readonly string[];
  readonly dislikes: readonly string[];
  readonly author?: string | undefined;
  readonly publishedOn?: string | undefined;
  readonly updatedOn?: string | undefined;
  readonly checkedOn?: string | undefined;
  /** What was compared with a source, and what is known not to have been. */
  readonly checkedAspects: readonly Aspect[];
  readonly uncheckedAspects: readonly Aspect[];
  readonly coordinates?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly continueJourney: readonly string[];
  readonly getInspired: readonly string[];
  readonly excursions: readonly string[];
  readonly hike?: Hike | undefined;
  /** Points of the hike’s own track, when an editor has uploaded one. */
  readonly track?: readonly TrackPoint[] | undefined;
  readonly seo: Seo;
};
