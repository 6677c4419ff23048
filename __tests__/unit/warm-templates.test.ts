import { warmTemplates } from '../../src/features/navigation/warm-templates';

const chunk = (name: string) => `component---src-templates-${name}-tsx`;

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
  warmTemplates({ templates, connection, whenIdle: (work) => waiting.push(work) });
  return { fetched, waiting };
}

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
