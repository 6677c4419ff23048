import { z } from 'zod';
import { rawText } from '../raw';

export const rawSeo = z.object({ titre: rawText, description: rawText }).nullish();

/** The title and the description that search engines and share cards may be given instead of title and standfirst. */
export type Seo = { readonly title?: string | undefined; readonly description?: string | undefined };

export function adaptSeo(raw: z.output<typeof rawSeo>): Seo {
  return { title: raw?.titre, description: raw?.description };
}
