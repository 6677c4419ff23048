/**
 * Strapi's own mark for “the banner was closed”: with its new media library, in an installation that tells Strapi nothing about
 * itself (`uuid: false` in package.json).
 */
const CLOSED = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

const STYLE = `
  a[href^='https://market.strapi.io'],
  li:has(> a[href^='https://market.strapi.io']),
  li:has(> * > a[href^='https://market.strapi.io']) { display: none; }
`;

/** Keeps Strapi's advertisement and its shop out of everybody's way. Both are drawn whatever the role allows. */
export function hideAdvertising(): void {
  localStorage.setItem(CLOSED, 'true');
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
}
