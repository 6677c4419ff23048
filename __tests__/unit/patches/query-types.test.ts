import { join } from 'node:path';

type Definition = { readonly name: string; readonly filePath: string; readonly isFragment: boolean };

const { filterTargetDefinitions } = jest.requireActual<{
  filterTargetDefinitions: (all: Map<string, Definition>) => Map<string, Definition>;
}>('gatsby/dist/utils/graphql-typegen/utils');

/** Checks whether a query gets a type, by where its file lies in a site. */
function isTyped(site: string, file: string): boolean {
  jest.spyOn(process, 'cwd').mockReturnValue(site);
  const query = { name: 'PageQuery', filePath: join(site, file), isFragment: false };
  return filterTargetDefinitions(new Map([[query.name, query]])).size === 1;
}
afterEach(() => jest.restoreAllMocks());

describe.each(['/home/ana/site', '/root/.cache/ci/site', '/srv/node_modules/site'])(
  'in a site at %s',
  (site) => {
    it('a query of its own has a type', () => {
      expect(isTyped(site, 'src/templates/page.tsx')).toBe(true);
    });

    it.each(['node_modules/theme/src/page.tsx', '.cache/page.js'])('that of %s has none', (file) => {
      expect(isTyped(site, file)).toBe(false);
    });
  },
);
