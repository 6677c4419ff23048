import { readTestArguments } from '../../../scripts/lib/test-arguments.mjs';

const KNOWN = ['lint', 'unit', 'cms'];

describe('the arguments of npm test', () => {
  it.each([
    [[], [], []],
    [['lint', 'unit'], ['lint', 'unit'], []],
    [['unit', 'routing'], ['unit'], ['--testPathPatterns', 'routing']],
    [['unit', 'routing', '--watch'], ['unit'], ['--testPathPatterns', 'routing', '--watch']],
    [
      ['unit', 'a.test.ts', 'b.test.ts', '-t', 'adds'],
      ['unit'],
      ['--testPathPatterns', 'a.test.ts', 'b.test.ts', '-t', 'adds'],
    ],
    [['cms', '--watch'], ['cms'], ['--watch']],
  ])('%j name the suites %j and leave Jest %j', (given, suites, forJest) => {
    expect(readTestArguments(given, KNOWN)).toEqual({ suites, forJest });
  });

  it.each([[['units']], [['--watch']]])('%j name no suite, and are refused with those there are', (given) => {
    expect(() => readTestArguments(given, KNOWN)).toThrow(
      `There is no suite “${given[0]}”; there are: lint, unit, cms.`,
    );
  });
});
