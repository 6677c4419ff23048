import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import GalleryPage from '../../src/templates/gallery';
import { fakeIntersections } from '../support/components/intersections';
import { setWidth } from '../support/components/screen-width';

jest.mock('gatsby', () => ({ graphql: () => '' }));

it('the gallery shows every component of src/ui', () => {
  const exported = [
    ...readFileSync('src/ui/index.ts', 'utf8').matchAll(/\b(?<!type )([A-Z][a-z]\w+)\b(?=[ ,}])/g),
  ].map(([, name]) => name ?? '');
  const shown = readdirSync('src/templates/gallery')
    .map((file) => readFileSync(`src/templates/gallery/${file}`, 'utf8'))
    .concat(readFileSync('src/templates/gallery.tsx', 'utf8'))
    .join('\n');
  expect(exported.length).toBeGreaterThan(15);
  expect(exported.filter((name) => !shown.includes(`<${name}`))).toEqual([]);
});

it('the gallery draws in both languages without a complaint', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeIntersections();
  setWidth(1280);
  render(<GalleryPage />);
  for (const name of ['Français', 'English'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(screen.getByText('Danger – La lagune glaciaire')).toBeInTheDocument();
  expect(screen.getByText('Danger – The glacier lagoon')).toBeInTheDocument();
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
