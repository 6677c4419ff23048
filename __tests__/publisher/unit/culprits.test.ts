import { findCulprits } from '../../../publisher/cycle/culprits';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A site that cannot be built with some numbers, and counts its builds. */
async function search(count: number, isBroken: (entry: number) => boolean, fails = false) {
  const tried: boolean[] = [];
  const found = await findCulprits(numbers(count), (without) => {
    const succeeds = !fails && numbers(count).every((entry) => !isBroken(entry) || without.includes(entry));
    tried.push(succeeds);
    return Promise.resolve(succeeds);
  });
  return { found, builds: tried.length, last: tried.at(-1) };
}

it.each(numbers(40))('one among 40, number %i, is named alone in seven builds', async (culprit) => {
  const { found, builds, last } = await search(40, (entry) => entry === culprit);
  expect({ found, last }).toEqual({ found: [culprit], last: true });
  expect(builds).toBeLessThanOrEqual(7);
});

it('one that is alone takes one build', async () => {
  expect(await search(1, () => true)).toEqual({ found: [0], builds: 1, last: true });
});

it.each([
  [40, [3, 30]],
  [40, [0, 1, 39]],
  [8, [1, 6]],
])('among %i, exactly %j are named', async (count, culprits) => {
  const { found, last } = await search(count, (entry) => culprits.includes(entry));
  expect(found).toHaveLength(culprits.length);
  expect(found).toEqual(expect.arrayContaining(culprits));
  expect(last).toBe(true);
});

it.each([
  ['many are changed', 500, [250]],
  ['many are broken', 40, [1, 2, 3, 5, 8, 13, 21]],
])('where %s, more are left out than are broken, and the last build succeeds', async (_, count, culprits) => {
  const { found, last } = await search(count, (entry) => culprits.includes(entry));
  expect(found).toEqual(expect.arrayContaining(culprits));
  expect(last).toBe(true);
});

it('nobody is suspected where the build fails without all of them', async () => {
  expect(await search(40, () => false, true)).toEqual({ found: undefined, builds: 8, last: false });
});

it('nothing is built where nothing has changed', async () => {
  expect(await search(0, () => false, true)).toEqual({ found: undefined, builds: 0, last: undefined });
});
