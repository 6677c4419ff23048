import { z } from 'zod';
import { day, key } from '../schema/attributes';

const figure = z.strictObject({
  valeur: z.number({ error: 'expected a number' }),
  unite: z.enum(
    ['m', 'km', 'km²', 'ft', 'miles', '°C', '%', 'USD', 'XPF', 'ISK', 'EUR', 'jours', 'heures', 'ans'],
    {
      error: 'expected a unit that format.ts knows',
    },
  ),
});

const words = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) });

/** A fact that several articles tell, with where it comes from. */
export const factSchema = z
  .strictObject({
    key: key(),
    /** A figure and its unit, written as each language writes it. */
    valeur: figure.shape.valeur.optional(),
    unite: figure.shape.unite.optional(),
    /** The same figure as local signs have it, which English adds in brackets. */
    local: figure.optional(),
    /** Words for what is no single figure: a season, a window for booking, a permit. */
    texte: words.optional(),
    source: z.string({ error: 'expected the source' }).min(1, 'expected the source'),
    /** The day that the source bears; left out when it bears none. */
    source_du: day().optional(),
    /**
     * Pattern by which texts tell the fact without quoting it: a regular expression per language, whose first group
     * is the figure. A text that tells the fact’s own figure is to quote it; another figure contradicts the fact.
     */
    motif: z.strictObject({ fr: z.string(), en: z.string() }).optional(),
  })
  .refine(
    ({ valeur, unite, texte }) => (texte === undefined) === (valeur !== undefined && unite !== undefined),
    {
      error: 'expected either valeur and unite, or texte',
    },
  );

export type Fact = z.infer<typeof factSchema>;
