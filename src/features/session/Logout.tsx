import { navigate } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { LOGIN_PATH } from '../../routing/paths';
import { forgetSession, readToken, watchSession } from '../../services/session';
import { Icon } from '../../ui';

/** A way out for those who are logged in, and only for them (SPEC §2, §6). */
export function Logout({ label, className }: { label: string; className?: string | undefined }) {
  const isLoggedIn = useSyncExternalStore(
    watchSession,
    () => readToken() !== '',
    () => false,
  );
  if (!isLoggedIn) return null;
  const logOut = () => {
    forgetSession();
    void navigate(LOGIN_PATH);
  };
  return (
    <button type="button" className={className} onClick={logOut}>
      <Icon name="ui-logout" />
      {label}
    </button>
  );
}
