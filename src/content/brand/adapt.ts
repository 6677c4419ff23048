import { z } from 'zod';
import type { Locale } from '../../config/locales';
import { BRAND } from '../../config/site';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../../config/taxonomy';
import { adaptImage, rawImage } from '../picture/adapt';
import type { Picture } from '../picture/types';
import { parseRaw, rawEntry, rawList, rawRequiredText, rawText } from '../raw';

type SocialLink = { readonly network: SocialNetwork; readonly url: string };

export type Brand = {
  readonly id: string;
  readonly locale: Locale;
  readonly name: string;
  readonly tagline: string;
  /** Poster of the home page, and of the page that is shown for an unknown address. */
  readonly homePoster?: Picture | undefined;
  readonly lostPoster?: Picture | undefined;
  readonly socialLinks: readonly SocialLink[];
};

const rawSite = rawEntry.extend({
  nom: rawRequiredText,
  accroche: rawText,
  affiche_accueil: rawImage.nullish(),
  affiche_introuvable: rawImage.nullish(),
  liens_sociaux: rawList(z.object({ reseau: z.enum(SOCIAL_NETWORKS), url: z.url({ protocol: /^https$/ }) })),
});

/** @throws ContentError when a field is not as expected */
export function adaptBrand(value: unknown): Brand {
  const raw = parseRaw(rawSite, 'site', value);
  return {
    ...defaultBrand(raw.locale),
    name: raw.nom,
    tagline: raw.accroche ?? BRAND.tagline[raw.locale],
    homePoster: raw.affiche_accueil ? adaptImage(raw.affiche_accueil) : undefined,
    lostPoster: raw.affiche_introuvable ? adaptImage(raw.affiche_introuvable) : undefined,
    socialLinks: raw.liens_sociaux.map(({ reseau, url }) => ({ network: reseau, url })),
  };
}

/** Returns the name and the tagline of the site for a language in which no editor has set them yet. */
export function defaultBrand(locale: Locale): Brand {
  return { id: `Brand ${locale}`, locale, name: BRAND.name, tagline: BRAND.tagline[locale], socialLinks: [] };
}
