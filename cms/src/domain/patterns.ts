import type { Message } from './message';

const MONTHS = String.raw`(1[0-2]|[1-9])(-(1[0-2]|[1-9]))?`;
const SHORT_ID = '[a-z][a-z0-9]{4}';
const ADDRESS = String.raw`^https:\/\/`;

/** Texts that fields expect instead of those that their patterns refuse, by the pattern in the spelling of `RegExp`. */
const EXPECTED: Readonly<Record<string, Message>> = {
  [ADDRESS]: {
    fr: 'une adresse entière comme https://exemple.org/page est attendue',
    en: 'a whole address such as https://example.org/page is expected',
  },
  [`^${MONTHS}(, ${MONTHS})*$`]: {
    fr: 'des mois en nombres sont attendus, comme 6-9, ou 11-2, 6',
    en: 'months as numbers are expected, such as 6-9, or 11-2, 6',
  },
  [`^${SHORT_ID}$`]: {
    fr: 'l’identifiant court d’un lieu de la carte est attendu, comme k3v9x',
    en: 'the short id of a place of the map is expected, such as k3v9x',
  },
  [`^${SHORT_ID}( ${SHORT_ID})*$`]: {
    fr: 'des identifiants courts avec une espace entre eux sont attendus, comme k3v9x b2c3d',
    en: 'short ids with one space between them are expected, such as k3v9x b2c3d',
  },
};

/** A pattern that nobody has described. */
const ANOTHER: Message = {
  fr: 'l’indication sous le champ dit ce qui est attendu',
  en: 'the hint below the field says what is expected',
};

/**
 * Tells what a text should have been that its field’s pattern refuses.
 * @param regex as the schema of a content type or a component has it
 * @returns part of a sentence; undefined when the text is right
 */
export function expectedInstead(regex: string | RegExp, text: string): Message | undefined {
  const pattern = new RegExp(regex);
  const isRight = pattern.test(text) && (pattern.source !== ADDRESS || URL.canParse(text));
  return isRight ? undefined : (EXPECTED[pattern.source] ?? ANOTHER);
}
