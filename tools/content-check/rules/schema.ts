import type { Rule } from '../types';

/**
 * Fields, unknown keys, references, links, slugs and the pictures' files: the rules of the CMS's own loader, which
 * would refuse the content for the same reasons.
 */
export const checkSchema: Rule = ({ schema }) => [...schema];
