import { filesThatWaited, type TestFile } from '../../../scripts/lib/jest-report.mjs';

const file = (name: string, ...reasons: string[]): TestFile => ({
  name,
  message: reasons.join('\n'),
  status: reasons.length > 0 ? 'failed' : 'passed',
  assertionResults: reasons.map((reason) => ({
    fullName: 'a test',
    status: 'failed',
    failureMessages: [reason],
  })),
});
const waitedIn = (...testResults: TestFile[]) =>
  filesThatWaited({ numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 1, testResults })?.map(
    ({ name }) => name,
  );

describe('a second try', () => {
  it.each([
    'TimeoutError: page.waitForSelector: Timeout 90000ms exceeded.\nCall log:',
    'locator.click: Timeout 90000ms exceeded.',
    'Error: thrown: "Exceeded timeout of 300000 ms for a test.',
    'thrown: "Exceeded timeout of 300000 ms for a hook.',
    'Error: Waited in vain until it is live.',
    'Error: waited in vain for a mail',
    'Error: waited in vain for the trip to be kept; last seen: null',
  ])('is for what waited in vain: %s', (reason) => {
    expect(waitedIn(file('a'), file('b', reason))).toEqual(['b']);
  });

  it.each([
    'Error: expect(received).toBe(expected)',
    'Error: expect(locator).toHaveText(expected) failed\n\nTimeout: 90000ms exceeded',
    "TypeError: Cannot read properties of undefined (reading 'Timeout 1ms exceeded')",
  ])('is not for a wrong value: %s', (reason) => {
    expect(waitedIn(file('b', reason), file('c', 'Error: waited in vain for a mail'))).toBeUndefined();
  });

  it('is not for a file that could not be run, nor when nothing failed', () => {
    expect(waitedIn({ ...file('a', 'SyntaxError'), assertionResults: [] })).toBeUndefined();
    expect(waitedIn(file('a'))).toBeUndefined();
  });
});
