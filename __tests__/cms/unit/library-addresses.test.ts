import { pathsWithOrigin, withoutOrigins } from '../../../cms/src/domain/library-addresses';

const known = new Set(['/uploads/port_1a2b.jpg']);

describe('the address of a picture of the media library', () => {
  it.each([
    ['http://localhost:1337/uploads/port_1a2b.jpg', '/uploads/port_1a2b.jpg'],
    ['https://cms.example.org/uploads/port_1a2b.jpg', '/uploads/port_1a2b.jpg'],
    ['http://[::1]:1337/uploads/port_1a2b.jpg', '/uploads/port_1a2b.jpg'],
    ['/uploads/port_1a2b.jpg', '/uploads/port_1a2b.jpg'],
    ...[
      'https://other.example/uploads/port.jpg',
      'https://other.example/wp-content/uploads/port_1a2b.jpg',
      'https:///uploads/port_1a2b.jpg',
    ].map((same) => [same, same]),
  ])('%s is kept as %s', (written, kept) => {
    const text = (address: string) => `Avant ![Le port](${address} "Légende") [le même](<${address}>), après`;
    expect(withoutOrigins(text(written), known)).toBe(text(kept));
  });

  it('is looked up once, however often a text names it', () => {
    const one = '![a](http://localhost:1337/uploads/port_1a2b.jpg)';
    expect(pathsWithOrigin(`${one} ${one} ![b](/uploads/c.jpg)`)).toEqual(['/uploads/port_1a2b.jpg']);
  });
});
