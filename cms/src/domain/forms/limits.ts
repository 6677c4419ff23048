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
 * Factor by which a text may exceed its limit before it is cleaned: room for accents typed as characters of their
 * own, spaces around the text, and marks that nobody sees.
 */
export const RAW_FACTOR = 4;
