/** Licences under which we take anything: they ask for their notice to be kept, and for nothing else. */
export const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Public Domain',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

export type Exception = { readonly packages: RegExp; readonly licence: string; readonly reason: string };

/** Packages under other licences, each with the reason why we use it all the same. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^(@react-leaflet\/core|react-leaflet)$/,
    licence: 'Hippocratic-2.1',
    reason: 'only behind src/features/map/MapDoor.tsx; docs/how-to/swap-the-map.md replaces it',
  },
  {
    packages: /^@strapi\//,
    licence: 'Custom: LICENSE',
    reason: 'MIT but for the folders ee/, whose features stay off without a licence key',
  },
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, loaded as a library of its own that anybody can replace',
  },
  {
    packages: /^@fontsource\//,
    licence: 'OFL-1.1',
    reason: 'web fonts, served unchanged',
  },
  {
    packages: /^(@axe-core\/playwright|axe-core|ical\.js|@vercel\/stega)$/,
    licence: 'MPL-2.0',
    reason: 'files that we use unchanged; only tests, or the admin of Strapi, load them',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data of browsers that only builds read',
  },
  {
    packages: /^spdx-(exceptions|ranges)$/,
    licence: 'CC-BY-3.0',
    reason: 'lists of licences that only tools read',
  },
  {
    packages: /^h5wasm$/,
    licence: 'Custom: LICENSE.txt',
    reason: 'public service software of NIST, free with its notice; only tools/ uses it',
  },
];
