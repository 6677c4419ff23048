import type { BaseMapName } from '../../../src/config/base-maps';
import type { Places } from '../types';

/** Countries that are not drawn fine have towns, and no roads. */
export const COARSE_PLACES = {
  austria: {
    towns: [
      { name: { fr: 'Vienne', en: 'Vienna' }, at: [16.37, 48.21] },
      { name: { fr: 'Salzbourg', en: 'Salzburg' }, at: [13.04, 47.8] },
      { name: 'Innsbruck', at: [11.39, 47.27] },
      { name: 'Graz', at: [15.44, 47.07] },
      { name: 'Hallstatt', at: [13.65, 47.56] },
    ],
  },
  canada: {
    towns: [
      { name: 'Vancouver', at: [-123.12, 49.28] },
      { name: 'Calgary', at: [-114.07, 51.05] },
      { name: 'Toronto', at: [-79.38, 43.65] },
      { name: { fr: 'Montréal', en: 'Montreal' }, at: [-73.57, 45.5] },
      { name: { fr: 'Québec', en: 'Quebec City' }, at: [-71.21, 46.81] },
      { name: 'Halifax', at: [-63.58, 44.65] },
    ],
  },
  france: {
    towns: [
      { name: 'Paris', at: [2.35, 48.86] },
      { name: 'Lyon', at: [4.84, 45.76] },
      { name: 'Marseille', at: [5.37, 43.3] },
      { name: 'Bordeaux', at: [-0.58, 44.84] },
      { name: 'Brest', at: [-4.49, 48.39] },
      { name: { fr: 'Strasbourg', en: 'Strasbourg' }, at: [7.75, 48.57] },
    ],
  },
  japan: {
    towns: [
      { name: 'Tokyo', at: [139.69, 35.69] },
      { name: { fr: 'Kyoto', en: 'Kyoto' }, at: [135.77, 35.01] },
      { name: 'Osaka', at: [135.5, 34.69] },
      { name: 'Sapporo', at: [141.35, 43.06] },
      { name: 'Fukuoka', at: [130.4, 33.59] },
    ],
  },
  'south-korea': {
    towns: [
      { name: { fr: 'Séoul', en: 'Seoul' }, at: [126.98, 37.57] },
      { name: 'Busan', at: [129.08, 35.18] },
      { name: 'Gyeongju', at: [129.21, 35.86] },
      { name: 'Sokcho', at: [128.59, 38.2] },
      { name: 'Jeju', at: [126.53, 33.5] },
    ],
  },
} satisfies Partial<Record<BaseMapName, Places>>;
