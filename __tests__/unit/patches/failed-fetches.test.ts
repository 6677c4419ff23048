/** @jest-environment jsdom */
type Page = { readonly status?: string; readonly page?: { readonly path: string } };
type Loader = {
  readonly loadPageDataJson: (path: string) => Promise<Page>;
  readonly loadPage: (path: string) => Promise<Page>;
};

const { BaseLoader } = jest.requireActual<{
  BaseLoader: new (loadComponent: () => Promise<unknown>, matchPaths: never[]) => Loader;
}>('gatsby/cache-dir/loader');

/** Sets what the server answers to each request, in order; the last answer stands for all that follow. */
function serve(...answers: { status: number; body?: object }[]) {
  const asked: string[] = [];
  class Request {
    readyState = 4;
    status = 0;
    responseText = '';
    onreadystatechange = () => undefined;
    open(_: string, url: string) {
      asked.push(url);
    }
    send() {
      const { status, body } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 0 };
      this.status = status;
      this.responseText = JSON.stringify(body ?? '');
      this.onreadystatechange();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return asked;
}

const DATA = { path: '/fr/islande/', componentChunkName: 'country', staticQueryHashes: [], slicesMap: {} };
const newLoader = (loadComponent: () => Promise<unknown> = () => Promise.resolve({})) =>
  new BaseLoader(loadComponent, []);

beforeEach(() => Object.assign(globalThis, { hasPartialHydration: false }));

describe('Gatsby’s loader after a failure', () => {
  it('asks again for the data of a page that could not be had', async () => {
    // Gatsby itself tries four times before it gives up.
    serve({ status: 503 }, { status: 503 }, { status: 503 }, { status: 503 }, { status: 200, body: DATA });
    const loader = newLoader();
    await expect(loader.loadPageDataJson('/fr/islande/')).resolves.toMatchObject({ status: 'error' });
    await expect(loader.loadPageDataJson('/fr/islande/')).resolves.toMatchObject({ status: 'success' });
  });

  it('does not ask again for data that it has', async () => {
    const asked = serve({ status: 200, body: DATA });
    const loader = newLoader();
    await loader.loadPageDataJson('/fr/islande/');
    await loader.loadPageDataJson('/fr/islande/');
    expect(asked).toEqual(['/page-data/fr/islande/page-data.json']);
  });

  it('asks again for the code of a page that could not be had', async () => {
    serve({ status: 200, body: { ...DATA, webpackCompilationHash: 'a' } });
    const answers: unknown[] = [new Error('no chunk'), new Error('no chunk')];
    const loader = newLoader(() => Promise.resolve(answers.shift() ?? {}));
    await expect(loader.loadPage('/fr/islande/')).resolves.toMatchObject({ status: 'error' });
    await expect(loader.loadPage('/fr/islande/')).resolves.toMatchObject({ page: { path: '/fr/islande/' } });
  });
});

export {};
