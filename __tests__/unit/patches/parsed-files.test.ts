import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Parser = { readonly parseFile: (file: string, addError: (error: object) => void) => Promise<unknown> };

const { default: FileParser } = jest.requireActual<{ default: new () => Parser }>(
  'gatsby/dist/query/file-parser',
);

const folder = mkdtempSync(join(tmpdir(), 'parsed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks whether Gatsby parses a file for queries, page settings and static pictures. */
async function isParsed(text: string): Promise<boolean> {
  const file = join(folder, 'file.tsx');
  writeFileSync(file, text);
  const problems: object[] = [];
  const found = await new FileParser().parseFile(file, (problem) => problems.push(problem));
  expect(problems).toEqual([]);
  return found !== null;
}

describe('Gatsby looks into', () => {
  it.each([
    ['a query', "import { graphql } from 'gatsby'; export const query = graphql`query A { site { id } }`;"],
    ['a static picture', "import { StaticImage } from 'gatsby-plugin-image'; export const A = StaticImage;"],
    ['the head of a page', 'export function Head() { return null; }'],
    ['a head that is defined elsewhere', 'const Head = () => null;\nexport { Head };'],
    ['the settings of a page', 'export async function config() { return () => ({ defer: true }); }'],
    ['data from a server', 'export const getServerData = () => ({});'],
  ])('%s', async (_, text) => {
    await expect(isParsed(text)).resolves.toBe(true);
  });

  it.each([
    [
      'imports from a folder named config',
      "import { LOCALES } from '../config/locales'; export const a = LOCALES;",
    ],
    ['has a heading', 'export const Title = () => { const Heading = "h1"; return Heading; };'],
  ])('no file that only %s', async (_, text) => {
    await expect(isParsed(text)).resolves.toBe(false);
  });
});
