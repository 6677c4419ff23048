import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const rulesSchema = z.object({ redirects: z.array(z.object({ from: z.string(), to: z.string() })) });
const pagesSchema = z.array(z.object({ path: z.string(), locale: z.string(), kind: z.string() }));

export type BuiltPage = z.infer<typeof pagesSchema>[number];

/** The build's own account of itself: its pages, and the addresses from which it leads on. */
export type BuiltSite = {
  readonly pages: readonly BuiltPage[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
};

/** @throws Error when the folder holds no whole build */
export async function readSite(folder: string): Promise<BuiltSite> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'));
  const { redirects } = rulesSchema.parse(await read('_rules.json'));
  return { pages: pagesSchema.parse(await read('_pages.json')), redirects };
}
