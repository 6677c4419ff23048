import { type TestFacts, testFaults } from '../domain/excursion-rules';
import { documentsOf, EXCURSION } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

/** An excursion is published as tested only with who tested it, when and with which operator, and not before that day. */
export const excursionRule: Rule = async (strapi, { uid, action, params }) => {
  const { documentId } = params;
  if (uid !== EXCURSION || action !== 'publish' || documentId === undefined) return;
  for (const locale of localesOf(params)) {
    const selection = { locale, status: 'draft', filters: { documentId } } as const;
    const excursion = await documentsOf(strapi, EXCURSION).findFirst(selection);
    if (excursion === null) continue;
    const faults = testFaults(excursion as TestFacts, params.isSeed === true ? undefined : new Date());
    refuseIf(strapi, { title: String(excursion.titre), locale }, faults);
  }
};
