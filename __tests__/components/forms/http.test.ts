import axios from 'axios';
import { failureText } from '../../../src/services/forms/failures';
import { call, HttpError } from '../../../src/services/http';
import { startFakeCms, type FakeCms } from '../../support/components/fake-cms';
import { visitorWords } from '../../support/components/visitor-words';

let cms: FakeCms;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(); // jsdom reports cut connections there
  cms = await startFakeCms();
});
afterEach(async () => {
  jest.restoreAllMocks();
  axios.defaults.timeout = 0;
  await cms.close();
});

async function failed(): Promise<HttpError> {
  const error: unknown = await call({ method: 'POST', url: `${cms.url}/comments`, data: {} }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error('expected a failure of the HTTP client');
  return error;
}

/** SPEC §8: in English the client's own words, in French the same said in French. */
describe('the HTTP client', () => {
  it('has the defaults of the specification: JSON, 2xx, no time-out', () => {
    expect(axios.defaults.timeout).toBe(0);
    const accepts = [199, 200, 299, 300].map((status) => axios.defaults.validateStatus?.(status));
    expect(accepts).toEqual([false, true, true, false]);
  });

  it.each([400, 404, 500])('says “Request failed with status code %i”', async (status) => {
    cms.answer({ status, body: {} });
    const error = await failed();
    expect(error.message).toBe(`Request failed with status code ${String(status)}`);
    expect(failureText(visitorWords('en'), error)).toBe(error.message);
    expect(failureText(visitorWords('fr'), error)).toBe(`La requête a échoué avec le code ${String(status)}`);
  });

  it('says “Network Error”', async () => {
    cms.answer('cut');
    const error = await failed();
    expect(error.message).toBe('Network Error');
    expect(failureText(visitorWords('en'), error)).toBe('Network Error');
    expect(failureText(visitorWords('fr'), error)).toBe('Erreur réseau');
  });

  it('says “Request aborted”', async () => {
    cms.answer('never');
    const open = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      setTimeout(() => void this.onabort?.(new ProgressEvent('abort')), 10);
    });
    const error = await failed();
    open.mockRestore();
    expect(error.message).toBe('Request aborted');
    expect(failureText(visitorWords('en'), error)).toBe('Request aborted');
    expect(failureText(visitorWords('fr'), error)).toBe('Requête interrompue');
  });

  it('tells a time-out from the rest', async () => {
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      setTimeout(() => void this.ontimeout?.(new ProgressEvent('timeout')), 10);
    });
    expect((await failed()).failure.kind).toBe('timeout');
  });

  it('has a message for a time-out', () => {
    const error = new HttpError('timeout of 30ms exceeded', { kind: 'timeout', ms: 30 });
    expect(failureText(visitorWords('en'), error)).toBe('timeout of 30ms exceeded');
    expect(failureText(visitorWords('fr'), error)).toBe('Le serveur n’a pas répondu dans le délai de 30 ms');
  });

  it('says how long to wait after too many', async () => {
    cms.answer({ status: 429, body: { error: { details: { wait: 130 } } } });
    expect(failureText(visitorWords('en'), await failed())).toBe(
      'Request failed with status code 429. Too many were sent in a short time. Try again in 3 min.',
    );
  });

  it('says that the visitor is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    cms.answer('cut');
    expect(failureText(visitorWords('en'), await failed())).toMatch(/^Network Error\. You are offline/);
  });
});
