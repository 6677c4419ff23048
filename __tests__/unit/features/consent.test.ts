import { bookingLink } from '../../../src/content/excursion/booking-link';
import { purposesOf, scriptsOf } from '../../../src/features/consent/purposes';

const NOBODY = { tagManagerId: null, analyticsSrc: null, affiliateSrc: null };
const ALL = {
  tagManagerId: 'GTM-X1',
  analyticsSrc: 'https://stats.example.test/a.js',
  affiliateSrc: 'https://widget.example.test/w.js',
};

describe('purposes of consent', () => {
  it.each([
    ['nothing', NOBODY, []],
    ['a tag manager', { ...NOBODY, tagManagerId: 'GTM-X1' }, ['statistics']],
    ['a widget', { ...NOBODY, affiliateSrc: ALL.affiliateSrc }, ['booking']],
    ['everything', ALL, ['statistics', 'booking']],
  ])('with %s configured', (_, thirdParties, expected) => {
    expect(purposesOf(thirdParties)).toEqual(expected);
  });

  it('bring their own scripts and no others', () => {
    expect(scriptsOf('statistics', ALL)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-X1',
      'https://stats.example.test/a.js',
    ]);
    expect(scriptsOf('booking', ALL)).toEqual(['https://widget.example.test/w.js']);
  });
});

describe('a booking link', () => {
  const partners = { 'viator.com': 'P1', 'getyourguide.com': 'G1' };
  it.each([
    [
      'https://www.viator.com/searchResults/all?text=a%20b',
      'https://www.viator.com/searchResults/all?text=a+b&pid=P1',
    ],
    ['https://www.getyourguide.com/s/?q=x', 'https://www.getyourguide.com/s/?q=x&partner_id=G1'],
    ['https://www.example.org/?q=x', 'https://www.example.org/?q=x'],
    ['https://notviator.com/', 'https://notviator.com/'],
  ])('%s carries our id where the marketplace knows it', (address, expected) => {
    expect(bookingLink(address, partners)).toBe(expected);
  });

  it('is left alone without an id', () => {
    expect(bookingLink('https://www.viator.com/?q=a%20b', {})).toBe('https://www.viator.com/?q=a%20b');
  });
});
