import { mendLinks } from '../../../src/content/markdown/internal-links';

const PAGES: Readonly<Record<string, string>> = {
  '/fr/a/': '/fr/a/',
  '/fr/avant/': '/fr/a/',
  '/fr/é/': '/fr/é/',
};
const destinationOf = (path: string) => PAGES[path];

describe('a link of a text', () => {
  it.each([
    ['to a page stays', 'voir [la côte](/fr/a/).', 'voir [la côte](/fr/a/).'],
    ['to a page that has moved follows it', '[la côte](/fr/avant/#vent)', '[la côte](/fr/a/#vent)'],
    [
      'to a page that is not published leaves its words',
      'voir [la **côte**](/fr/b/), puis',
      'voir la **côte**, puis',
    ],
    ['with a title keeps it', '[x](/fr/a/ "titre")', '[x](/fr/a/ "titre")'],
    ['with an accent is known', '[x](/fr/é/)', '[x](/fr/é/)'],
    ['to another site is left alone', '[x](https://a.example/fr/b/)', '[x](https://a.example/fr/b/)'],
    ['to a file is left alone', '[x](/fr/rss.xml)', '[x](/fr/rss.xml)'],
    ['that is a picture is left alone', '![x](/fr/b/)', '![x](/fr/b/)'],
    ['after a bracket that nothing closes is read', '[a [x](/fr/b/)', '[a x'],
    ['that is a picture after a bracket is left alone', '[a ![x](/fr/b/)', '[a ![x](/fr/b/)'],
    ['beside another is read by itself', '[x](/fr/b/) et [y](/fr/a/)', 'x et [y](/fr/a/)'],
  ])('%s', (_, text, expected) => {
    expect(mendLinks(text, destinationOf)).toBe(expected);
  });
});
