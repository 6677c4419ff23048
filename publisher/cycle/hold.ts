import type { Text } from '../state/text';

/** So few lost pages are an editor's ordinary work, however small the site. */
const FEW = 3;

/** Says why a release waits for an editor's word, if it does. */
export function reasonToHold(lost: number, pages: number, share: number): Text | undefined {
  if (lost <= FEW || lost / pages <= share) return undefined;
  return {
    fr: `${lost} pages sur ${pages} disparaîtraient.`,
    en: `${lost} of ${pages} pages would disappear.`,
  };
}
