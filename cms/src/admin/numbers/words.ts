import { words } from '../../panel/types';

export const NUMBER_WORDS = {
  decimal: words(
    'Un nombre est attendu, avec une virgule ou un point, comme « 64,53 ».',
    'A number is expected, with a point or a comma, such as “64.53”.',
  ),
  integer: words('Un nombre entier est attendu, comme « 90 ».', 'A whole number is expected, such as “90”.'),
};
