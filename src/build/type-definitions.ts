import { ARTICLE_TYPES } from './graphql/articles';
import { COUNTRY_TYPES } from './graphql/countries';
import { OUTING_TYPES } from './graphql/outings';
import { SITE_TYPES } from './graphql/site';
import { VALUE_TYPES } from './graphql/values';

const PARTS = [VALUE_TYPES, ARTICLE_TYPES, COUNTRY_TYPES, OUTING_TYPES, SITE_TYPES];

/**
 * Explicit types of everything that pages query, so that a collection without entries builds and a typo fails. Names
 * are English; the CMS's French ends in each type's `adapt`.
 */
export const TYPE_DEFINITIONS = PARTS.join('\n');
