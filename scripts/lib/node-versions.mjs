// Which versions of Node run this. `.nvmrc` and the docs name the one that is recommended.

/** Major versions, each from this minor version on: the least that what is installed asks for. */
const NODES = new Map([
  [20, 19],
  [22, 13],
  [24, 0],
]);

/** For `engines`. @example '^20.19 || ^22.13 || ^24.0' */
export const nodeRange = [...NODES].map(([major, minor]) => `^${major}.${minor}`).join(' || ');

/** @param {string} version @returns {string | undefined} what is wrong with it */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const least = NODES.get(major);
  if (least !== undefined && minor >= least) return undefined;
  return `Node ${version} is running, expected ${nodeRange} (a higher minor version will do, another major one will not).`;
}
