import { prefilled, reportedAddress } from '../../../src/features/contact/prefill';
import { readReport, reportLink } from '../../../src/routing/report-link';
import { visitorWords } from '../../support/components/visitor-words';

const PAGE = { path: '/fr/islande/geysir/', title: 'Geysir & Strokkur' };

describe('the link that reports an error', () => {
  it.each([
    ['Geysir', 'Geysir'],
    ['Geysir & Strokkur', 'Geysir+%26+Strokkur'],
    ['L’été à Jökulsárlón', 'L’été+à+Jökulsárlón'],
    ['100 % d’eau + de l’air, #1 ?', '100+%25+d’eau+%2B+de+l’air,+%231+?'],
    ['"<b>{a}</b>" \\ ^ ` | %41', '%22%3Cb%3E%7Ba%7D%3C/b%3E%22+%5C+%5E+%60+%7C+%2541'],
    ['氷河 🐑', '氷河+🐑'],
  ])('has %s in it as %s, and is read as it was written', (title, written) => {
    const link = reportLink('/fr/contact/', { ...PAGE, title });
    expect(link).toBe(`/fr/contact/?page=/fr/islande/geysir/&title=${written}`);
    // As a browser has it, which escapes what is not ASCII.
    for (const { search } of [
      new URL(link, 'https://example.org'),
      { search: link.slice(link.indexOf('?')) },
    ])
      expect(readReport(search)).toEqual({ ...PAGE, title });
  });

  it('stays short whatever the title, and never cuts an emoji', () => {
    const link = reportLink('/fr/contact/', { ...PAGE, title: '🐑'.repeat(300) });
    expect(readReport(link.slice(link.indexOf('?')))?.title).toBe('🐑'.repeat(100));
  });

  it.each([
    [''],
    ['?title=x'],
    ['?page='],
    ['?page=https://evil.example/fr/a/'],
    ['?page=//evil.example/fr/'],
    ['?page=/de/a/'],
    ['?page=/fr/../admin/'],
    ['?page=/fr/<script>/'],
    ['?page=javascript:alert(1)'],
    [`?page=/fr/${'a'.repeat(300)}/`],
  ])('%s is not taken', (search) => {
    expect(readReport(search)).toBeUndefined();
  });

  it.each([
    ['?page=/fr/a/', '/fr/a/'],
    ['?page=/fr/a/&title=%0a%00%20', '/fr/a/'],
    ['?page=/fr/a/b/&title=x%0Ay%E2%80%AEz', 'x y z'],
  ])('%s has the title %j', (search, title) => {
    expect(readReport(search)?.title).toBe(title);
  });
});

describe('the form of a report', () => {
  const texts = visitorWords('fr').contact;
  const address = reportedAddress(texts, 'https://www.example.org', PAGE);
  const subject = 'Erreur dans «\u202fGeysir & Strokkur\u202f»';

  it.each([
    ['nothing was typed', {}, { subject, message: `${address}\n\n` }],
    [
      'a message waits',
      { subject: 'Autre', message: 'Bonjour\n', email: 'a@example.org' },
      { subject, message: `Bonjour\n\n${address}\n\n`, email: 'a@example.org' },
    ],
    [
      'this report was begun',
      { subject: 'Le mien', message: `${address}\n\nLe prix` },
      { subject: 'Le mien', message: `${address}\n\nLe prix` },
    ],
  ])('holds the article when %s', (_, draft, expected) => {
    expect(prefilled(draft, texts, address, PAGE)).toEqual(expected);
  });
});
