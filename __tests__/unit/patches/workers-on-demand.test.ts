type Pool = {
  readonly all: Record<string, (...args: unknown[]) => unknown>;
  readonly single: Record<string, (...args: unknown[]) => unknown>;
  readonly restart: () => Promise<unknown>;
  readonly end: () => unknown;
  readonly getWorkerInfo: () => unknown[];
};

let mockProcessors = 2;
jest.mock('gatsby-core-utils', () => ({ cpuCoreCount: () => mockProcessors }));
const { isWorthWorkers, startOnDemand } = jest.requireActual<{
  isWorthWorkers: (pieces: number, few: number) => boolean;
  startOnDemand: (start: () => Pool) => Pool;
}>('gatsby/dist/utils/worker/on-demand');

/** A pool that writes down what is asked of it. */
function newPool() {
  const said: string[] = [];
  const group = (kind: string) =>
    new Proxy(
      {},
      {
        get: (_, name) => (argument: unknown) => said.push(`${kind}.${String(name)}(${String(argument)})`),
      },
    );
  const pool = startOnDemand(() => {
    said.push('start');
    return {
      all: group('all'),
      single: group('single'),
      restart: () => Promise.resolve(said.push('restart')),
      end: () => said.push('end'),
      getWorkerInfo: () => [{ workerId: 1 }],
    };
  });
  return { pool, said };
}

describe('Gatsby’s workers', () => {
  it('are not started by a build that has no work for them', async () => {
    const { pool, said } = newPool();
    pool.all['loadConfigAndPlugins']?.('site');
    pool.all['buildSchema']?.('');
    await pool.restart();
    expect([pool.getWorkerInfo(), pool.end(), said]).toEqual([[], [], []]);
  });

  it('are prepared before their first work, once', () => {
    const { pool, said } = newPool();
    pool.all['loadConfigAndPlugins']?.('site');
    pool.all['buildSchema']?.('');
    pool.single['runQueries']?.('a');
    pool.all['saveQueriesDependencies']?.('');
    expect(said).toEqual([
      'start',
      'all.loadConfigAndPlugins(site)',
      'all.buildSchema()',
      'single.runQueries(a)',
      'all.saveQueriesDependencies()',
    ]);
    expect(pool.getWorkerInfo()).toHaveLength(1);
  });

  it.each([
    [2, 40, false],
    [2, 5000, false],
    [2, 5001, true],
    [8, 40, false],
    [8, 41, true],
  ])('on a machine with %i processors, for %i queries: %s', (count, pieces, isWorthIt) => {
    mockProcessors = count;
    expect(isWorthWorkers(pieces, 40)).toBe(isWorthIt);
  });
});

export {};
