import { act, fireEvent, screen } from '@testing-library/react';
import { Logout } from '../../src/features/session/Logout';
import { renderIn } from '../support/render';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('Logout in the footer (SPEC §2, §6)', () => {
  it('is not there for anonymous visitors', () => {
    renderIn('fr', <Logout label="Se déconnecter" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('forgets token and user and leads to /login/', () => {
    const navigate = jest.fn();
    Object.assign(window, { ___navigate: navigate });
    localStorage.setItem('token', 'abc');
    localStorage.setItem('user', '{}');
    renderIn('fr', <Logout label="Se déconnecter" />);
    fireEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    expect(navigate).toHaveBeenCalledWith('/login/', undefined);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes when another tab logs out', () => {
    localStorage.setItem('token', 'abc');
    renderIn('fr', <Logout label="Se déconnecter" />);
    localStorage.removeItem('token');
    void act(() => window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes a browser that refuses storage for an anonymous one', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    renderIn('fr', <Logout label="Se déconnecter" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('logs that it failed, and says nothing to the visitor (SPEC §8)', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    Object.assign(window, { ___navigate: jest.fn() });
    localStorage.setItem('token', 'abc');
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    renderIn('en', <Logout label="Log out" />);
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(warn).toHaveBeenCalledWith('The login could not be forgotten:', expect.any(DOMException));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
