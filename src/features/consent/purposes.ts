import { CONSENT_DAYS } from '../../config/interaction';
import { OWN_STORAGE } from '../../config/storage';

/** Scripts of others that the build was told about; none is there unless it is set (SPEC §2). */
export type ThirdParties = {
  readonly tagManagerId: string | null;
  readonly analyticsSrc: string | null;
  readonly affiliateSrc: string | null;
};

const PURPOSES = ['statistics', 'booking'] as const;
/** A purpose of scripts that a visitor agrees to or refuses. */
export type Purpose = (typeof PURPOSES)[number];

/** Counted up when what we ask for changes: everyone is asked again then. */
export const REVISION = 1;
export const COOKIE = { name: OWN_STORAGE.cookies[0], days: CONSENT_DAYS };

/**
 * Addresses of the scripts that a purpose brings, in the order in which they load.
 * @example scriptsOf('booking', { tagManagerId: null, analyticsSrc: null, affiliateSrc: null }) → []
 */
export function scriptsOf(purpose: Purpose, thirdParties: ThirdParties): string[] {
  const { tagManagerId, analyticsSrc, affiliateSrc } = thirdParties;
  if (purpose === 'booking') return affiliateSrc ? [affiliateSrc] : [];
  return [
    ...(tagManagerId ? [`https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`] : []),
    ...(analyticsSrc ? [analyticsSrc] : []),
  ];
}

/** The purposes that there is anything to ask for. */
export function purposesOf(thirdParties: ThirdParties): Purpose[] {
  return PURPOSES.filter((purpose) => scriptsOf(purpose, thirdParties).length > 0);
}
