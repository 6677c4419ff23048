import { existsSync, readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { ImportError, type WordPressPost } from './types';

const placeSchema = z.strictObject({
  pays: z.string({ error: 'expected the folder of a country in content/countries' }),
  region: z.string().optional(),
});
const tableSchema = z.strictObject({
  categories: z.record(z.string(), placeSchema.nullable()),
  pages: z.record(z.string(), z.string()).optional(),
});

/** The country that posts of a category go to; null: to the general articles, which stand under no country. */
export type CategoryTable = z.infer<typeof tableSchema>;

/**
 * Reads the table that says which category becomes which country.
 * @throws ImportError that names what is wrong in it
 */
export function readTable(file: string): CategoryTable {
  if (!existsSync(file)) throw new ImportError(`There is no ${file}; make one with --write-table ${file}.`);
  const result = tableSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ImportError(`${file} cannot be used: ${faults.join('; ')}`);
}

const isCategory = ({ domain }: { domain: string }) => domain === 'category';

/** A table to fill in: every category of the export, none of them placed yet. */
export function emptyTable(posts: readonly WordPressPost[]): string {
  const slugs = new Set(posts.flatMap(({ terms }) => terms.filter(isCategory).map(({ slug }) => slug)));
  const categories = Object.fromEntries([...slugs].sort().map((slug) => [slug, null]));
  return `# Each category of the export: null for general articles, or a country and, if you like, one of its regions:
#   south-coast: { pays: islande, region: iceland-south }
${stringify({ categories }, { nullStr: 'null' })}`;
}

/** The first category of a post that has a country decides. */
export function placeOf(
  post: WordPressPost,
  { categories }: CategoryTable,
): z.infer<typeof placeSchema> | undefined {
  const places = post.terms.filter(isCategory).map(({ slug }) => categories[slug]);
  return places.find((place) => place !== null && place !== undefined) ?? undefined;
}

/** Categories that the table does not know. */
export function unknownCategories(posts: readonly WordPressPost[], { categories }: CategoryTable): string[] {
  const slugs = posts.flatMap(({ terms }) => terms.filter(isCategory).map(({ slug }) => slug));
  return [...new Set(slugs)].filter((slug) => !(slug in categories)).sort();
}
