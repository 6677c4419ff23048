import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Logout } from '../../src/features/session/Logout';
import { startFakeCms, type FakeCms } from '../support/components/fake-cms';
import { renderIn } from '../support/components/render';

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

/** A visitor who is logged in presses the button. */
function pressLogout(locale: 'fr' | 'en', label: string) {
  Object.assign(window, { ___navigate: jest.fn() });
  localStorage.setItem('token', 'abc');
  renderIn(locale, <Logout cmsUrl={cms.url} label={label} />);
  fireEvent.click(screen.getByRole('button', { name: label }));
}

describe('Logout in the footer (SPEC §2, §6)', () => {
  it('is not there for anonymous visitors', () => {
    renderIn('fr', <Logout cmsUrl={cms.url} label="Se déconnecter" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('forgets token and user and leads to /login/', async () => {
    const navigate = jest.fn();
    Object.assign(window, { ___navigate: navigate });
    localStorage.setItem('token', 'abc');
    localStorage.setItem('user', '{}');
    renderIn('fr', <Logout cmsUrl={cms.url} label="Se déconnecter" />);
    fireEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    expect(navigate).toHaveBeenCalledWith('/login/', undefined);
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(cms.received).toHaveLength(1));
  });

  it('ends the login on the server with its token, once', async () => {
    pressLogout('fr', 'Se déconnecter');
    await waitFor(() => expect(cms.received).toHaveLength(1));
    expect(cms.received[0]).toMatchObject({ method: 'POST', path: '/api/auth/logout', token: 'abc' });
  });

  it.each([
    ['refuses', { status: 500, body: {} }],
    ['cannot be reached', 'cut'],
  ] as const)('is logged out here, and logs it, when the server %s (SPEC §8)', async (_, answer) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    cms.answer(answer);
    pressLogout('en', 'Log out');
    expect(localStorage.getItem('token')).toBeNull();
    const words = 'The login could not be ended on the server:';
    await waitFor(() => expect(warn).toHaveBeenCalledWith(words, expect.any(Error)));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes when another tab logs out', () => {
    localStorage.setItem('token', 'abc');
    renderIn('fr', <Logout cmsUrl={cms.url} label="Se déconnecter" />);
    localStorage.removeItem('token');
    void act(() => window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes a browser that refuses storage for an anonymous one', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    renderIn('fr', <Logout cmsUrl={cms.url} label="Se déconnecter" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('logs that it failed, and says nothing to the visitor (SPEC §8)', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    pressLogout('en', 'Log out');
    expect(warn).toHaveBeenCalledWith('The login could not be forgotten:', expect.any(DOMException));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(cms.received).toHaveLength(1));
  });
});
