import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../../src/config/locales';
import { Login } from '../../../src/features/session/Login';
import { LoginForm } from '../../../src/features/session/LoginForm';
import { readToken } from '../../../src/services/session';
import { startFakeCms, type FakeCms } from '../../support/components/fake-cms';
import { renderIn } from '../../support/components/render';
import { visitorWords } from '../../support/components/visitor-words';

let cms: FakeCms;
beforeEach(async () => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(); // jsdom reports connections cut at the end there
  cms = await startFakeCms();
});
afterEach(async () => {
  await cms.close();
  jest.restoreAllMocks();
});

const SAID = {
  fr: {
    email: /^Adresse email/,
    password: /^Mot de passe/,
    send: 'Se connecter',
    sending: 'Connexion en cours',
    failed: 'Une erreur est survenue',
    status: 'La requête a échoué avec le code 400',
    missing: ['Vous devez renseigner un email', 'Vous devez indiquer un mot de passe'],
    success: 'Vous êtes connecté.',
    loggedIn: 'Vous êtes connecté : marie.',
  },
  en: {
    email: /^Email address/,
    password: /^Password/,
    send: 'Log in',
    sending: 'Logging in',
    failed: 'An error occurred',
    status: 'Request failed with status code 400',
    missing: ['You must indicate an email', 'You must indicate a password'],
    success: 'You are logged in.',
    loggedIn: 'You are logged in: marie.',
  },
} as const;

const formContextIn = (locale: Locale) => ({
  locale,
  cmsUrl: cms.url,
  siteName: 'Grand Large',
  privacyPath: '/',
});

/** Whatever is watched is in view. */
class AlwaysNear {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.report([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

async function logIn(locale: Locale) {
  const said = SAID[locale];
  renderIn(locale, <LoginForm formContext={formContextIn(locale)} words={visitorWords(locale)} />);
  await userEvent.type(screen.getByRole('textbox', { name: said.email }), 'marie@example.org');
  await userEvent.type(screen.getByLabelText(said.password), 'secret');
  await userEvent.click(screen.getByRole('button', { name: said.send }));
}

/** A login that ends at a moment, in seconds. */
const tokenUntil = (exp: number) => `x.${btoa(JSON.stringify({ id: 1, exp }))}.x`;

describe.each(['fr', 'en'] as const)('the login in %s (SPEC §6–§8)', (locale) => {
  const said = SAID[locale];

  it('says what is missing', async () => {
    renderIn(locale, <LoginForm formContext={formContextIn(locale)} words={visitorWords(locale)} />);
    await userEvent.click(screen.getByRole('button', { name: said.send }));
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(said.missing);
  });

  it('keeps token and user after success', async () => {
    cms.answer({ status: 200, body: { jwt: 'J', user: { id: 1, username: 'marie' } } });
    await logIn(locale);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said.success));
    expect(localStorage.getItem('token')).toBe('J');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ id: 1, username: 'marie' });
    const call = cms.received.find(({ path }) => path === '/api/auth/local/');
    expect(call?.body).toEqual({ identifier: 'marie@example.org', password: 'secret' });
  });

  it('says that it is loading', async () => {
    cms.answer('never');
    await logIn(locale);
    expect(await screen.findByRole('button', { name: said.sending })).toBeInTheDocument();
  });

  it('says that an error occurred, with the response, and drops the token', async () => {
    localStorage.setItem('token', 'old');
    cms.answer({ status: 400, body: { error: { message: 'Invalid identifier or password' } } });
    await logIn(locale);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(said.failed);
    expect(alert).toHaveTextContent(`${said.status} – Invalid identifier or password`);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is restored on load, and says who is logged in', async () => {
    localStorage.setItem('token', tokenUntil(Date.now() / 1000 + 600));
    localStorage.setItem('user', JSON.stringify({ username: 'marie' }));
    renderIn(locale, <Login formContext={formContextIn(locale)} />);
    expect(screen.getByRole('status').textContent?.replace(/\u00a0/g, ' ')).toContain(said.loggedIn);
    await waitFor(() => expect(cms.received.map(({ path }) => path)).toContain('/api/users/me'));
    expect(document.body).toHaveFocus();
  });

  it('is asked for again where the CMS no longer takes the token, and nothing is said to have failed', async () => {
    Object.assign(globalThis, { IntersectionObserver: AlwaysNear });
    localStorage.setItem('token', tokenUntil(Date.now() / 1000 + 600));
    cms.answer({ status: 401, body: {} });
    renderIn(locale, <Login formContext={formContextIn(locale)} />);
    expect(await screen.findByRole('textbox', { name: said.email })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('moves the focus to who is logged in, once the form is gone', async () => {
    Object.assign(globalThis, { IntersectionObserver: AlwaysNear });
    const jwt = tokenUntil(Date.now() / 1000 + 600);
    cms.answer({ status: 200, body: { jwt, user: { id: 1, username: 'marie' } } });
    renderIn(locale, <Login formContext={formContextIn(locale)} />);
    await userEvent.type(await screen.findByRole('textbox', { name: said.email }), 'marie@example.org');
    await userEvent.type(screen.getByLabelText(said.password), 'secret');
    await userEvent.click(screen.getByRole('button', { name: said.send }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('marie');
  });
});

it('takes an expired token for logged out', () => {
  localStorage.setItem('token', tokenUntil(Date.now() / 1000 - 1));
  expect(readToken()).toBe('');
});

it('logs out where the CMS no longer takes the token, and not where it only fails', async () => {
  const { checkSession } = await import('../../../src/services/login');
  const alive = tokenUntil(Date.now() / 1000 + 600);
  localStorage.setItem('token', alive);
  cms.answer({ status: 500, body: {} }, { status: 401, body: {} });
  await checkSession(cms.url);
  expect(readToken()).toBe(alive);
  await checkSession(cms.url);
  expect(readToken()).toBe('');
});
