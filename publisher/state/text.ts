import { z } from 'zod';

/** Words for editors, who read French or English. */
export const textSchema = z.object({ fr: z.string(), en: z.string() });

export type Text = z.infer<typeof textSchema>;

export type Language = keyof Text;

/** The same in both languages: a name, or what another program said. */
export const asIs = (text: string): Text => ({ fr: text, en: text });
