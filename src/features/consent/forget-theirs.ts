import { OWN_STORAGE } from '../../config/storage';

/** Erases all that scripts of others have left on this site's own domain; their own domains are beyond our reach. */
export function forgetTheirs(): void {
  const isOurs = (own: readonly string[], name: string) => own.some((ours) => name.startsWith(ours));
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''))
    if (name !== '' && !isOurs(OWN_STORAGE.cookies, name)) expire(name);
  const stores = [
    ['localStorage', OWN_STORAGE.local],
    ['sessionStorage', OWN_STORAGE.session],
  ] as const;
  for (const [name, own] of stores) {
    try {
      const store = window[name];
      Object.keys(store)
        .filter((key) => !isOurs(own, key))
        .forEach((key) => store.removeItem(key));
    } catch {
      // A browser that refuses storage has kept nothing of third parties either.
    }
  }
}

/** A script may have set its cookie for this host or for any domain above it. */
function expire(name: string): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)];
  for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
}
