import type { BaseMapName } from '../../src/config/base-maps';
import { COARSE_PLACES } from './places/coarse';
import { HAWAII } from './places/hawaii';
import { ISLANDE } from './places/islande';
import { POLYNESIE } from './places/polynesie';
import { USA } from './places/usa';
import type { Places } from './types';

const PLACES: Partial<Record<BaseMapName, Places>> = {
  islande: ISLANDE,
  usa: USA,
  hawaii: HAWAII,
  polynesie: POLYNESIE,
  ...COARSE_PLACES,
};

/** Towns and roads of a base map; the world has none. */
export const placesOf = (name: BaseMapName): Required<Places> => ({ towns: [], roads: [], ...PLACES[name] });
