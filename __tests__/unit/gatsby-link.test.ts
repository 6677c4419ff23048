import { parsePath as ofTheLibrary } from 'gatsby';
import { parsePath } from '../../src/features/navigation/gatsby-link';

describe('what stands in for gatsby-link', () => {
  it.each(['/fr/', '/fr/?page=2#haut', '/fr/#haut?', '?page=2', '#haut', '', '/en/a%20b/?q=1?2#x#y'])(
    'takes %j apart as it does',
    (path) => {
      expect(parsePath(path)).toEqual(ofTheLibrary(path));
    },
  );
});
