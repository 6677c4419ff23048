import type { Core } from '@strapi/strapi';
import { articleRule } from './article';
import { commentRule, followComment } from './comment';
import type { DocumentContext, Next, Rule } from './context';
import { countryRule } from './country';
import { creationRule } from './creation';
import { excursionRule } from './excursion';
import { fieldRule } from './fields';
import { firstPublicationRule } from './first-publication';
import { formerAddressRule } from './former-addresses';
import { hikeTrackRule } from './hike-track';
import { inUseRule } from './in-use';
import { libraryAddressRule } from './library-addresses';
import { mapFeatureRule } from './map-feature';
import { printableRule } from './printable';
import { publishInTwoSteps } from './publish-in-two-steps';
import { searchWithoutAccents } from './search';
import { followShortIds } from './short-id';
import { textRule } from './texts';
import { topLevelRule } from './top-level-rule';
import { listUnanswered } from './unanswered';
import { changeCommentsWhole } from './whole-comments';

const rules: readonly Rule[] = [
  // First: the others judge what is stored.
  printableRule,
  libraryAddressRule,
  creationRule,
  fieldRule,
  articleRule,
  topLevelRule,
  textRule,
  countryRule,
  inUseRule,
  excursionRule,
  mapFeatureRule,
  hikeTrackRule,
  commentRule,
  firstPublicationRule,
  // Last: what a rule refuses does not move.
  formerAddressRule,
];

type Middleware = Parameters<Core.Strapi['documents']['use']>[0];

/** Rules hold for every writer: the admin panel, seeding and the API alike. */
export function registerDocumentRules(strapi: Core.Strapi): void {
  const use = (middleware: (context: DocumentContext, next: Next) => Promise<unknown>) => {
    strapi.documents.use(middleware as unknown as Middleware);
  };
  use((context, next) => searchWithoutAccents(strapi, context, next));
  use((context, next) => listUnanswered(strapi, context, next));
  use((context, next) => changeCommentsWhole(strapi, context, next));
  use((context, next) => publishInTwoSteps(strapi, context, next));
  use(async (context, next) => {
    for (const rule of rules) await rule(strapi, context);
    return next();
  });
  use((context, next) => followShortIds(strapi, context, next));
  use((context, next) => followComment(strapi, context, next));
}
