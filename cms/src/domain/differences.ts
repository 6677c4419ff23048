export type Differences = {
  missing: string[];
  superfluous: string[];
};

/** @example differences(['a', 'b'], ['b', 'c']) → { missing: ['a'], superfluous: ['c'] } */
export function differences(wanted: readonly string[], present: readonly string[]): Differences {
  return {
    missing: wanted.filter((name) => !present.includes(name)),
    superfluous: present.filter((name) => !wanted.includes(name)),
  };
}
