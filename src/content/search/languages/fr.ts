export { stemmer as stem } from '@orama/stemmers/french';

export const idle: ReadonlySet<string> = new Set(
  (
    'a ai alors au aux avec avoir besoin c ca ce ces cet cette chez combien comme comment d dans de des du elle en est et etre ' +
    'eux faire fait faut il ils j je l la le les leur lui m ma mais me mes moi mon n ne nos notre nous on ou par pas peut plus ' +
    'pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t ta te tes toi ton tu un une ' +
    'va vais voir vos votre vous y'
  ).split(' '),
);
