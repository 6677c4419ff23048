import type { Catalogue } from '../catalogue/types';
import type { Problem } from '../problems';
import { checkAddresses } from './addresses';
import { checkComments } from './comments';
import { checkKeys } from './keys';
import { checkLanguages } from './languages';
import { checkLinks } from './links';
import { checkMedia } from './media';
import { checkReferences } from './references';

/** @returns everything that is wrong with how entries name one another; fields are valid one by one already */
export function checkCatalogue(catalogue: Catalogue): Problem[] {
  return [
    ...checkKeys(catalogue),
    ...checkReferences(catalogue),
    ...checkLanguages(catalogue),
    ...checkAddresses(catalogue),
    ...checkLinks(catalogue),
    ...checkMedia(catalogue),
    ...checkComments(catalogue),
  ];
}
