import { z } from 'zod';
import { PAGE_IDENTIFIERS } from '../../config/taxonomy';
import { pagePath } from '../../routing/paths';
import { adaptRichText, rawRichText } from '../markdown/adapt';
import { nodeId } from '../node-id';
import { parseRaw, rawEntry, rawFormerPaths, rawRequiredText, rawSlug, rawText } from '../raw';
import { adaptSeo, rawSeo } from '../seo/adapt';

const rawStaticPage = rawEntry.extend({
  titre: rawRequiredText,
  slug: rawSlug,
  anciennes_adresses: rawFormerPaths,
  identifiant: z.enum(PAGE_IDENTIFIERS),
  chapeau: rawText,
  corps: rawRichText,
  seo: rawSeo,
});

export type StaticPage = ReturnType<typeof adaptStaticPage>;

/** @throws ContentError when a field is not as expected */
export function adaptStaticPage(value: unknown) {
  const raw = parseRaw(rawStaticPage, 'static-page', value);
  return {
    id: nodeId('StaticPage', raw),
    documentId: raw.documentId,
    locale: raw.locale,
    slug: raw.slug,
    path: pagePath(raw.locale, raw.slug),
    /** Earlier addresses of the entry; visitors are led on from there. */
    formerPaths: raw.anciennes_adresses,
    identifier: raw.identifiant,
    title: raw.titre,
    standfirst: raw.chapeau,
    body: adaptRichText(raw.corps, raw.locale),
    seo: adaptSeo(raw.seo),
  };
}
