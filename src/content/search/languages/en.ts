export { stemmer as stem } from '@orama/stemmers/english';

export const idle: ReadonlySet<string> = new Set(
  (
    'a about am an and are as at be best by can could did do does for from get go has have how i if in into is it its many me much ' +
    'my near need no not of on or our see should so than that the their there they this to too up was we what when where which who ' +
    'why will with without you your'
  ).split(' '),
);
