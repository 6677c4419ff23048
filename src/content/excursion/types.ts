import type { Locale } from '../../config/locales';
import type { Picture } from '../picture/types';

/** An activity that can be booked; it sits inside pages and has no address of its own (DECISIONS 1). */
export type Excursion = {
  readonly id: string;
  readonly documentId: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description?: string | undefined;
  readonly bookingUrl?: string | undefined;
  readonly isTested: boolean;
  /** Who tested it, when and with which operator; an example of the label has none. */
  readonly test?: { readonly by: string; readonly on: string; readonly operator: string } | undefined;
  readonly duration?: string | undefined;
  readonly place?: string | undefined;
  readonly picture?: Picture | undefined;
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  /** The article that tells of it; the build finds it (src/content/excursion/told-in.ts). */
  readonly article?: string | undefined;
};
