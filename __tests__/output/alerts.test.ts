import { PREVIEW_PATH } from '../../src/routing/paths';
import { attribute, builtPaths, find, readPage } from '../support/site/built-site';

describe('alerts', () => {
  it('carry their dates, and those that were over at the build are gone', () => {
    const page = readPage('/fr/pays-d-essai/');
    expect(find(page, 'dated-note').map((note) => attribute(note, 'until'))).toEqual([
      '2090-01-01T00:00:00.000Z',
      '2091-01-01T00:00:00.000Z',
      '2090-01-01T00:00:00.000Z',
    ]);
    expect(page.html).not.toContain('Une vieille tempête');
  });

  it('are understood before its body by every page that has some, and no other carries what they need', () => {
    const paths = builtPaths().filter((path) => path !== PREVIEW_PATH);
    const having = (sign: string, part: 0 | 1) =>
      paths.filter((path) => readPage(path).html.split('<body')[part]?.includes(sign));
    const dated = having('<dated-note', 1);
    expect(dated).toEqual(expect.arrayContaining(['/fr/pays-d-essai/', '/en/test-country/']));
    expect(having('define("dated-note"', 0)).toEqual(dated);
  });
});
