import { byPlace, withLine } from './place';
import { checkChecked } from './rules/checked';
import { checkCoordinates } from './rules/coordinates';
import { checkDates } from './rules/dates';
import { checkDue } from './rules/due';
import { checkExtent } from './rules/extent';
import { checkFacts } from './rules/facts';
import { checkFigures } from './rules/figures';
import { checkHeadings } from './rules/headings';
import { checkLanguages } from './rules/languages';
import { checkLengths } from './rules/lengths';
import { checkMarkup } from './rules/markup';
import { checkPictures } from './rules/pictures';
import { checkPlaceNames } from './rules/place-names';
import { checkRepeats } from './rules/repeats';
import { checkReview } from './rules/review';
import { checkSchema } from './rules/schema';
import { checkTypography } from './rules/typography';
import type { Problem, Rule, World } from './types';

const RULES: Record<string, Rule> = {
  schema: checkSchema,
  languages: checkLanguages,
  coordinates: checkCoordinates,
  pictures: checkPictures,
  lengths: checkLengths,
  typography: checkTypography,
  headings: checkHeadings,
  markup: checkMarkup,
  repeats: checkRepeats,
  dates: checkDates,
  extent: checkExtent,
  review: checkReview,
  checked: checkChecked,
  due: checkDue,
  facts: checkFacts,
  figures: checkFigures,
  names: checkPlaceNames,
};

/** A breach with the name of the family of rules it breaks. */
export type Breach = Problem & { rule: string };

/**
 * Every breach, by place.
 * @param prefix when given, only what concerns files whose path contains it; the extent of the whole is left out then
 */
export function breachesOf(world: World, prefix?: string): Breach[] {
  return Object.entries(RULES)
    .filter(([name]) => prefix === undefined || name !== 'extent')
    .flatMap(([rule, check]) => check(world).map((problem) => ({ ...withLine(problem), rule })))
    .filter(({ file }) => prefix === undefined || file.includes(prefix))
    .sort(byPlace);
}
