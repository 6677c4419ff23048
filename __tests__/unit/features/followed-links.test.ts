import { followedLink, isPage } from '../../../src/features/navigation/followed-link';
import { pageToPrefetch } from '../../../src/features/navigation/prefetch';
import { mayFetchAhead } from '../../../src/loading/connection';

const SITE = 'https://www.example.org';
const PLAIN = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const anchor = (href: string, more = {}) => ({ href, target: '', isDownload: false, ...more });
const at = (path: string) => SITE + path;

describe('a link that is clicked (SPEC §9: link catching on)', () => {
  it.each([
    ['another page', '/fr/islande/', { kind: 'page', to: '/fr/islande/' }],
    ['a query and an anchor', '/fr/contact/?a=1#b', { kind: 'page', to: '/fr/contact/?a=1#b' }],
    ['an anchor of this page', '/fr/#steps', { kind: 'anchor', hash: '#steps' }],
    ['the current address', '/fr/', { kind: 'nothing' }],
    ['a feed', '/fr/rss.xml', { kind: 'browser' }],
  ])('to %s', (_, path, followed) => {
    expect(followedLink(PLAIN, anchor(at(path)), at('/fr/'))).toEqual(followed);
  });

  it('to this page without its anchor goes to the top of it', () => {
    expect(followedLink(PLAIN, anchor(at('/fr/')), at('/fr/#steps'))).toEqual({ kind: 'page', to: '/fr/' });
  });

  it.each([
    ['another origin', PLAIN, anchor('https://www.vedur.is/')],
    ['mail', PLAIN, anchor('mailto:a@example.org')],
    ['an address that cannot be read', PLAIN, anchor('http://')],
    ['a download', PLAIN, anchor(at('/fr/a/'), { isDownload: true })],
    ['a new tab', PLAIN, anchor(at('/fr/a/'), { target: '_blank' })],
    ['the middle button', { ...PLAIN, button: 1 }, anchor(at('/fr/a/'))],
    ['Ctrl', { ...PLAIN, ctrlKey: true }, anchor(at('/fr/a/'))],
    ['Cmd', { ...PLAIN, metaKey: true }, anchor(at('/fr/a/'))],
    ['Shift', { ...PLAIN, shiftKey: true }, anchor(at('/fr/a/'))],
    ['Alt', { ...PLAIN, altKey: true }, anchor(at('/fr/a/'))],
    ['a component that has dealt with it', { ...PLAIN, defaultPrevented: true }, anchor(at('/fr/a/'))],
  ])('%s stays the browser’s', (_, click, link) => {
    expect(followedLink(click, link, at('/fr/'))).toEqual({ kind: 'browser' });
  });

  it.each([
    ['/', true],
    ['/fr/islande/', true],
    ['/fr/islande', true],
    ['/fr/v1.2/page/', true],
    ['/fr/rss.xml', false],
    ['/static/a.webp', false],
  ])('%s is a page: %s', (path, expected) => {
    expect(isPage(path)).toBe(expected);
  });
});

describe('a page to fetch ahead', () => {
  it.each([
    ['/fr/islande/#guides', '/fr/islande/'],
    ['/fr/', undefined],
    ['/fr/#steps', undefined],
    ['/fr/rss.xml', undefined],
  ])('for %s is %s', (path, expected) => {
    expect(pageToPrefetch(at(path), at('/fr/'))).toBe(expected);
  });

  it('is none elsewhere', () => {
    expect(pageToPrefetch('https://www.vedur.is/a/', at('/fr/'))).toBeUndefined();
    expect(pageToPrefetch('http://', at('/fr/'))).toBeUndefined();
  });

  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('on the connection %j: %s', (connection, expected) => {
    expect(mayFetchAhead(connection)).toBe(expected);
  });
});
