import type { Problem, Rule } from '../types';

/** An article was not changed before it was published. No date is held against today. */
export const checkDates: Rule = ({ catalogue }) =>
  catalogue.articles.flatMap(({ facts: { value, locate } }) => {
    const { publie_le, mis_a_jour_le } = value;
    const problems: Problem[] = [];
    if (mis_a_jour_le !== undefined && mis_a_jour_le < publie_le)
      problems.push({ ...locate(['mis_a_jour_le']), message: `is before publie_le (${publie_le})` });
    return problems;
  });
