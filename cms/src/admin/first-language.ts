/** Key under which Strapi keeps the panel's language on this device; the account's choice replaces it at each login. */
const KEY = 'strapi-admin-language';

/** Before the first login on a device the panel is in French: the page that an invitation opens, and that of the login. */
export function startInFrench(): void {
  if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, 'fr');
}
