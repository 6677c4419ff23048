/** A canvas knows no custom properties: the colours of the base map by scheme. tools/base-map draws stills with the same. */
type Palette = Record<
  'land' | 'shore' | 'water' | 'shallow' | 'river' | 'border' | 'road' | 'line' | 'activeLine',
  string
>;

const LIGHT: Palette = {
  land: '#f3ecdc',
  shore: '#b9ae97',
  water: '#cfe3ea',
  shallow: '#bfe0e4',
  river: '#9fc4d2',
  border: '#b9ae97',
  road: '#d59a5c',
  line: '#0b5c73',
  activeLine: '#b3361b',
};

const DARK: Palette = {
  land: '#27333a',
  shore: '#4d5c64',
  water: '#12242f',
  shallow: '#17313c',
  river: '#2c5263',
  border: '#5d6c74',
  road: '#9a7446',
  line: '#7cc7d8',
  activeLine: '#f0704f',
};

export function paletteOf(isDark: boolean): Palette {
  return isDark ? DARK : LIGHT;
}
