import { z } from 'zod';
import frame from '../../components/lieu/cadre.json';
import point from '../../components/lieu/point.json';
import line from '../../components/partage/ligne.json';
import seo from '../../components/partage/seo.json';
import { LOCALES } from '../../domain/locales';
import { isSlug } from '../../domain/slug';
import { type Attribute, decimal, text } from './attributes';

const frameSides = frame.attributes;

export const frameSchema = z.strictObject({
  ouest: decimal(frameSides.ouest),
  sud: decimal(frameSides.sud),
  est: decimal(frameSides.est),
  nord: decimal(frameSides.nord),
});

export const pointSchema = z.strictObject({
  latitude: decimal(point.attributes.latitude),
  longitude: decimal(point.attributes.longitude),
});

export const seoSchema = z.strictObject({
  titre: text(seo.attributes.titre).optional(),
  description: text(seo.attributes.description).optional(),
});

export const linesSchema = z.array(text(line.attributes.texte));

export const slugSchema = text({ type: 'uid' }).refine(
  isSlug,
  'expected a slug: lower-case letters without accents, digits, single hyphens',
);

/** An address on the site, which the build reads in the same form (src/content/raw.ts). */
export const pathSchema = z.string().regex(/^\/.+\/$/, 'expected a path such as /fr/islande/');

/** A text in each language; a language may be left out. */
export const bilingual = (attribute: Attribute) =>
  z.strictObject({ fr: text(attribute).optional(), en: text(attribute).optional() });

/** A text that both languages need. */
export const inBoth = (attribute: Attribute) => z.strictObject({ fr: text(attribute), en: text(attribute) });

/** A title: where it is left out, the entry has no version in that language. */
export const titles = (attribute: Attribute) =>
  bilingual(attribute).refine(
    (texts) => LOCALES.some((locale) => texts[locale] !== undefined),
    'expected fr, en or both',
  );
