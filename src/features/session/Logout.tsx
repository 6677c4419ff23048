import { navigate } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { LOGIN_PATH } from '../../routing/paths';
import { forgetSession, readToken, watchSession } from '../../services/session';
import { Icon } from '../../ui';

type LogoutProps = { cmsUrl: string; label: string; className?: string | undefined };

/** A way out for those who are logged in, and only for them (SPEC §2, §6). */
export function Logout({ cmsUrl, label, className }: LogoutProps) {
  const isLoggedIn = useSyncExternalStore(
    watchSession,
    () => readToken() !== '',
    () => false,
  );
  if (!isLoggedIn) return null;
  const logOut = () => {
    const token = readToken();
    forgetSession();
    void endOnServer(cmsUrl, token);
    void navigate(LOGIN_PATH);
  };
  return (
    <button type="button" className={className} onClick={logOut}>
      <Icon name="ui-logout" />
      {label}
    </button>
  );
}

/** The visitor has left already: a failure is logged and no concern of theirs (SPEC §8). */
async function endOnServer(cmsUrl: string, token: string): Promise<void> {
  try {
    const { endSession } = await import('../../services/login');
    await endSession(cmsUrl, token);
  } catch (error) {
    console.warn('The login could not be ended on the server:', error);
  }
}
