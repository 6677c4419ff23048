/** Characters that a visitor's field may hold; the forms of the site say the same (src/services/forms/rules.ts). */
export const LIMITS = {
  subject: 150,
  message: 5000,
  comment: 5000,
  name: 80,
  email: 254,
  reason: 1000,
} as const;

/**
 * How much longer a text may come than it is kept, before it is cleaned: accents typed as characters of their own,
 * spaces around it, marks that nobody sees.
 */
export const RAW_FACTOR = 4;
