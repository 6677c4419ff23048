import type { Locale } from '../../config/locales';
import type { Alert, Frame } from '../country/types';

export type Region = {
  readonly id: string;
  readonly documentId: string;
  readonly locale: Locale;
  /** A stable short name; some regions have none (SPEC §3). */
  readonly reference?: string | undefined;
  readonly title: string;
  readonly country: string;
  readonly introduction?: string | undefined;
  readonly frame?: Frame | undefined;
  readonly alerts: readonly Alert[];
};
