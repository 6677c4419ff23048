import { z } from 'zod';
import site from '../../api/site/content-types/site/schema.json';
import page from '../../api/static-page/content-types/static-page/schema.json';
import image from '../../components/media/image.json';
import link from '../../components/site/lien-social.json';
import { choice, key, text } from './attributes';
import { bilingual, inBoth, seoSchema, slugSchema } from './parts';

export const pageTextSchema = z.strictObject({
  titre: text(page.attributes.titre),
  slug: slugSchema,
  chapeau: text(page.attributes.chapeau).optional(),
  seo: seoSchema.optional(),
});

export const PAGE_NAMES: readonly string[] = page.attributes.identifiant.enum;

export const siteSchema = z.strictObject({
  nom: text(site.attributes.nom),
  accroche: bilingual(site.attributes.accroche).optional(),
  affiche_accueil: key().optional(),
  affiche_introuvable: key().optional(),
  liens_sociaux: z
    .array(z.strictObject({ reseau: choice(link.attributes.reseau), url: text(link.attributes.url) }))
    .optional(),
});

const share = () => z.number().min(0, 'expected a share from 0 to 1').max(1, 'expected a share from 0 to 1');

export const mediaSchema = z.strictObject({
  key: key(),
  fichier: z.string().regex(/\.(jpe?g|png|webp|avif)$/i, 'expected a .jpg, .png, .webp or .avif file'),
  alternative: inBoth(image.attributes.alternative),
  credit: z.string().min(1),
  licence: z.string().min(1),
  point_focal: z.strictObject({ x: share(), y: share() }).optional(),
});

export type PageText = z.infer<typeof pageTextSchema>;
export type SiteFacts = z.infer<typeof siteSchema>;
export type MediaFacts = z.infer<typeof mediaSchema>;
