import { readMarkdown } from '../markdown';
import { passagesOf } from '../passages';
import { breachAt } from '../pieces';
import type { Rule } from '../types';

const TARGET = /^((article|country|page|media):[a-z0-9-]+(#\S+)?|https?:\/\/\S+|mailto:\S+|tel:\S+|#\S+)$/;

/** Markup that shows as text because it is not written as content/README.md says. */
const LEFTOVERS: [RegExp, string][] = [
  [/^:::.*$/m, 'is no box; expected :::conseil or :::attention, closed by :::, not nested'],
  [/\]\(|\((article|country|page|media):/, 'is a link that shows as text'],
  [/^#+\S/m, 'shows as text; a heading has a space after its #'],
  [/<\/?[a-z][^>]*>/i, 'is HTML, which shows as text'],
];

/** Addresses are of a known form, and no markup shows as text. Whether keys exist is for the schema. */
export const checkMarkup: Rule = (world) =>
  passagesOf(world).flatMap((passage) => {
    if (passage.kind === 'field' || passage.kind === 'alternative') return [];
    const { targets, prose } = readMarkdown(passage.text);
    return [
      ...targets
        .filter(({ text }) => !TARGET.test(text))
        .map((piece) => {
          const expected = 'article:, country:, page:, media: and a key, or a whole address';
          return breachAt(passage, piece, `the link leads to "${piece.text}"; expected ${expected}`);
        }),
      ...prose.flatMap((piece) =>
        LEFTOVERS.flatMap(([pattern, fault]) => {
          const match = pattern.exec(piece.text);
          return match ? [breachAt(passage, piece, `"${match[0]}" ${fault}`, match.index)] : [];
        }),
      ),
    ];
  });
