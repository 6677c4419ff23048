import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, parse, type DefinitionNode, type GraphQLSchema } from 'gatsby/graphql';

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

describe('the file of types', () => {
  const { writeTypeScriptTypes } = jest.requireActual<{
    writeTypeScriptTypes: (
      directory: string,
      schema: GraphQLSchema,
      definitions: Map<string, Definition & { def: DefinitionNode | undefined; hash: number }>,
      options: { typesOutputPath: string; documentSearchPaths: string[] },
    ) => Promise<void>;
  }>('gatsby/dist/utils/graphql-typegen/ts-codegen');

  it('holds the types of queries, of their variables and of enums, and none of the schema’s own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'query-types-'));
    const schema = buildSchema(`
      type Article { title: String!, level: Level }
      enum Level { EASY, HARD }
      input ArticleFilter { title: String }
      type Query { article(id: String, filter: ArticleFilter): Article }
    `);
    const [def] = parse('query Page($id: String!) { article(id: $id) { title, level } }').definitions;
    const page = { name: 'Page', filePath: 'src/page.tsx', isFragment: false, def, hash: 1 };
    await writeTypeScriptTypes(folder, schema, new Map([['Page', page]]), {
      typesOutputPath: 'types.d.ts',
      documentSearchPaths: [],
    });
    const types = readFileSync(join(folder, 'types.d.ts'), 'utf8').matchAll(/^type (\w+) =/gm);
    expect([...types].map(([, name]) => name)).toEqual([
      'Scalars',
      'Level',
      'PageQueryVariables',
      'PageQuery',
    ]);
  });
});
