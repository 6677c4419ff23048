import type { MapLayer } from '../../config/taxonomy';

/** Each layer has a shape of its own besides its colour: star, triangle, square, hexagon, disc. */
export const LAYER_SHAPES: Record<MapLayer, string> = {
  points_interet:
    'M12 2.5l2.900 6.100 6.600.8-4.900 4.600 1.300 6.600L12 17.300l-5.900 3.300 1.300-6.600L2.500 9.400l6.600-.8z',
  randonnees: 'M12 3.500 22 20.500H2z',
  activites: 'M4 4h16v16H4z',
  itineraires: 'M12 2.500l9 5.200v8.600l-9 5.200-9-5.200V7.700z',
  points_secondaires: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
};
