import { warmTemplates } from '../../../src/loading/warm-templates';

const chunk = (name: string) => `component---src-templates-${name}-tsx`;

/** A loaded page whose idle moments are kept until the test grants them. */
function warm(connection?: { saveData?: boolean; effectiveType?: string }) {
  const fetched: string[] = [];
  const waiting: (() => void)[] = [];
  const templates = Object.fromEntries(
    ['article', 'country', 'login'].map((name) => [
      chunk(name),
      () => {
        fetched.push(name);
        return Promise.reject(new Error('offline'));
      },
    ]),
  );
  Object.assign(globalThis, {
    document: { readyState: 'complete' },
    window: { requestIdleCallback: (work: () => void) => waiting.push(work) },
  });
  warmTemplates(templates, connection);
  return { fetched, waiting };
}

afterEach(() => {
  for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name);
});

describe('the code of templates that come next', () => {
  it('is fetched once the page is idle, and only that of articles and countries', () => {
    const { fetched, waiting } = warm();
    expect(fetched).toEqual([]);
    waiting.forEach((work) => work());
    expect(fetched).toEqual(['article', 'country']);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is left alone with %o',
    (connection) => {
      expect(warm(connection).waiting).toEqual([]);
    },
  );
});
