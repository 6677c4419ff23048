import { startNavigation } from '../../src/features/navigation/start';
import { fakeIntersections } from '../support/components/intersections';

beforeEach(() => {
  fakeIntersections();
  Object.assign(window, { ___loader: { hovering: jest.fn() } });
});
afterEach(() => delete window.asyncRequires);

it('fetches the code of articles and countries once the page is idle', () => {
  const [article, country, login] = [jest.fn(), jest.fn(), jest.fn()].map((load) =>
    load.mockResolvedValue(undefined),
  );
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
  window.asyncRequires = {
    components: {
      'component---src-templates-article-tsx': article as () => Promise<unknown>,
      'component---src-templates-country-tsx': country as () => Promise<unknown>,
      'component---src-templates-login-tsx': login as () => Promise<unknown>,
    },
  };
  startNavigation();
  expect(article).not.toHaveBeenCalled();
  for (const work of idle) work();
  expect([article, country, login].map((load) => load?.mock.calls.length)).toEqual([1, 1, 0]);
});

it('does without in gatsby develop, which loads templates in another way', () => {
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() });
  expect(startNavigation).not.toThrow();
});
