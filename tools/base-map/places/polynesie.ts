import type { Places } from '../types';

export const POLYNESIE: Places = {
  towns: [
    { name: 'Papeete', at: [-149.57, -17.54] },
    { name: 'Fare', at: [-151.04, -16.71] },
    { name: 'Vaitape', at: [-151.75, -16.51] },
    { name: 'Uturoa', at: [-151.44, -16.73] },
    { name: 'Vaiea (Maupiti)', at: [-152.25, -16.45] },
    { name: 'Maharepa', at: [-149.81, -17.48] },
    { name: 'Taravao', at: [-149.3, -17.73] },
    { name: 'Patio', at: [-151.48, -16.59] },
  ],
  roads: [
    [
      [-149.57, -17.54],
      [-149.4, -17.51],
      [-149.3, -17.73],
      [-149.44, -17.75],
      [-149.6, -17.65],
      [-149.57, -17.54],
    ],
  ],
};
