import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ContentError } from '../../src/content/content-error';
import { PreviewBar } from '../../src/features/preview/PreviewBar';
import { PreviewNotice } from '../../src/features/preview/PreviewNotice';
import { usePreview } from '../../src/features/preview/usePreview';
import { renderIn } from '../support/components/render';

const CMS = 'https://cms.example.org/api';
const REASONS = [
  ['expired', /n’est plus valable/, /has expired/],
  ['no-token', /Ouvrez l’aperçu depuis le CMS/, /Open the preview from the CMS/],
  ['not-an-editor', /pas accès aux brouillons/, /may not see drafts/],
  ['not-found', /n’existe pas dans cette langue/, /does not exist in this language/],
  ['not-this-document', /un autre brouillon/, /another draft/],
  ['too-many', /Trop de demandes/, /Too many requests/],
  ['unauthorized', /ne donne pas accès/, /gives no access/],
  ['unknown-type', /n’ont pas d’aperçu/, /have no preview/],
  ['unreachable', /ne répond pas/, /does not answer/],
  ['something new', /n’est pas celle qu’on attend/, /in an unexpected way/],
] as const;

type Answer = { titre: string };

type Props = { read: (answer: unknown) => Promise<Answer>; cmsUrl?: string };

function Harness({ read, cmsUrl = CMS }: Props) {
  const { state, refresh, choose } = usePreview({ cmsUrl, read });
  if (state.status !== 'ready') return <PreviewNotice state={state} onRetry={refresh} />;
  return (
    <>
      <h1>{state.draft.titre}</h1>
      <button onClick={() => choose('en')}>English</button>
    </>
  );
}

const read = (answer: unknown) => Promise.resolve(answer as Answer);
const json = (body: unknown) => ({ json: () => Promise.resolve(body) });
const refusal = (reason: string) => json({ data: null, error: { details: { reason } } });

type Question = [address: string, init: { headers: Record<string, string> }];

let ask: jest.Mock<Promise<unknown>, Question>;
let restore: typeof fetch;

/** The question that the page asked last. */
function lastQuestion() {
  const [address, { headers }] = ask.mock.lastCall ?? ['', { headers: {} }];
  const { searchParams } = new URL(address);
  return { query: Object.fromEntries(searchParams), bearer: headers['Authorization'] };
}

beforeEach(() => {
  restore = globalThis.fetch;
  ask = jest.fn<Promise<unknown>, Question>().mockResolvedValue(json({ data: { titre: 'Geysir' } }));
  globalThis.fetch = ask as unknown as typeof fetch;
  localStorage.clear();
  window.history.replaceState(null, '', '/preview/#token=a.b');
});
afterEach(() => {
  globalThis.fetch = restore;
});

describe('the preview page', () => {
  it('asks the CMS with the token of its address, and takes it out of the address', async () => {
    renderIn('fr', <Harness read={read} />);
    expect(screen.getByRole('status').textContent).toContain('Chargement du brouillon…');
    await screen.findByRole('heading', { name: 'Geysir' });
    expect(lastQuestion()).toEqual({ query: {}, bearer: 'Bearer a.b' });
    expect(window.location.href).toBe('http://localhost/preview/');
  });

  it('asks with the login of the site where the address has no token', async () => {
    localStorage.setItem('token', 'jwt');
    window.history.replaceState(null, '', '/preview/?type=country&id=is&locale=en');
    renderIn('fr', <Harness read={read} />);
    await screen.findByRole('heading');
    const query = { uid: 'api::country.country', documentId: 'is', locale: 'en' };
    expect(lastQuestion()).toEqual({ query, bearer: 'Bearer jwt' });
  });

  it.each([
    ['neither token nor login', '/preview/?type=article&id=k3v&locale=fr', ''],
    ['a login and no document', '/preview/', 'jwt'],
  ])('asks nothing with %s', async (_, address, token) => {
    if (token) localStorage.setItem('token', token);
    window.history.replaceState(null, '', address);
    renderIn('fr', <Harness read={read} />);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Ouvrez l’aperçu depuis le CMS/);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/login/');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each(REASONS)('says in both languages why there is nothing to see: %s', async (reason, fr, en) => {
    if (reason === 'no-token') window.history.replaceState(null, '', '/preview/');
    ask.mockResolvedValue(refusal(reason));
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderIn('fr', <Harness read={read} />);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toMatch(fr);
    expect(textContent).toMatch(en);
    quiet.mockRestore();
  });

  it('tries again when the CMS was away', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    renderIn('fr', <Harness read={read} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('heading', { name: 'Geysir' });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('shows what the build would refuse, in its words', async () => {
    const entry = { kind: 'article', documentId: 'k3v', locale: 'fr' };
    const refuse = () => Promise.reject(new ContentError(entry, ['titre: expected a text, found none']));
    renderIn('fr', <Harness read={refuse} />);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('titre: expected a text, found none');
    expect(textContent).toContain('ne peut pas encore devenir une page');
  });

  it('asks for the other language with the same token', async () => {
    renderIn('fr', <Harness read={read} />);
    fireEvent.click(await screen.findByRole('button', { name: 'English' }));
    await waitFor(() => expect(lastQuestion()).toEqual({ query: { locale: 'en' }, bearer: 'Bearer a.b' }));
  });

  it.each([
    ['the CMS', CMS, 'https://cms.example.org', 2],
    ['anybody else', CMS, 'https://elsewhere.example', 1],
    ['the CMS of this machine', 'http://localhost:1337/api', 'http://127.0.0.1:1337', 2],
    ['another program of this machine', 'http://localhost:1337/api', 'http://127.0.0.1:8080', 1],
  ])('asks again when %s says that the draft was saved, or not', async (_, cmsUrl, origin, times) => {
    renderIn('fr', <Harness read={read} cmsUrl={cmsUrl} />);
    await screen.findByRole('heading');
    await act(async () => {
      window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'strapiUpdate' } }));
      await Promise.resolve();
    });
    expect(ask).toHaveBeenCalledTimes(times);
  });

  it('follows the CMS from one version to the other', async () => {
    renderIn('fr', <Harness read={read} />);
    await screen.findByRole('heading');
    window.history.replaceState(null, '', '/preview/#token=c.d&status=published');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    await waitFor(() =>
      expect(lastQuestion()).toEqual({ query: { status: 'published' }, bearer: 'Bearer c.d' }),
    );
  });
});

describe('the bar above a draft', () => {
  const bar = { locale: 'fr', locales: ['fr', 'en'], width: 'desktop' } as const;
  const acts = { onLocale: jest.fn(), onWidth: jest.fn(), onRefresh: jest.fn() };

  it.each([
    ['draft', false, 'Brouillon – non publié', 'Draft – not published'],
    ['draft', true, 'Brouillon – à côté de la version publiée', 'Draft – beside the published version'],
    ['published', true, 'Version publiée', 'Published version'],
  ] as const)('marks a %s (published: %s) as “%s”', (status, isPublished, fr, en) => {
    const { unmount } = renderIn('fr', <PreviewBar {...bar} {...acts} {...{ status, isPublished }} />);
    expect(screen.getByRole('status').textContent).toBe(fr);
    unmount();
    renderIn('en', <PreviewBar {...bar} {...acts} {...{ status, isPublished }} locale="en" />);
    expect(screen.getByRole('status').textContent).toBe(en);
  });

  it('switches language and width, and says which is shown', () => {
    renderIn('fr', <PreviewBar {...bar} {...acts} status="draft" isPublished={false} />);
    expect(screen.getByRole('button', { name: 'Français', pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'English', pressed: false }));
    expect(acts.onLocale).toHaveBeenCalledWith('en');
    fireEvent.click(screen.getByRole('button', { name: 'Téléphone', pressed: false }));
    expect(acts.onWidth).toHaveBeenCalledWith('phone');
  });

  it('says which language is not written yet', () => {
    renderIn('fr', <PreviewBar {...bar} {...acts} locales={['fr']} status="draft" isPublished={false} />);
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
    expect(screen.getByText(/English\s: pas encore écrit/)).toBeTruthy();
  });
});
