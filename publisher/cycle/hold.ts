/** So few lost pages are an editor's ordinary work, however small the site. */
const FEW = 3;

/** Says why a release waits for an editor's word, if it does. */
export function reasonToHold(lost: number, pages: number, share: number): string | undefined {
  if (lost <= FEW || lost / pages <= share) return undefined;
  return `${lost} of ${pages} pages would disappear.`;
}
