import type { Problem, Rule } from '../types';

const TOLD = ['publie_le', 'mis_a_jour_le', 'verifie_le'] as const;

/**
 * An article was not changed before it was published, and tells no day after the content's own. No date is held against today,
 * and seeding holds none against its clock either.
 */
export const checkDates: Rule = ({ catalogue, date = '9999-12-31' }) =>
  catalogue.articles.flatMap(({ facts: { value, locate } }) => {
    const { publie_le, mis_a_jour_le } = value;
    const problems: Problem[] = TOLD.filter((field) => (value[field] ?? '') > date).map((field) => ({
      ...locate([field]),
      message: `is after ${date}, the day of the content (date.yaml)`,
    }));
    if (mis_a_jour_le !== undefined && mis_a_jour_le < publie_le)
      problems.push({ ...locate(['mis_a_jour_le']), message: `is before publie_le (${publie_le})` });
    return problems;
  });
