import { readReport, reportLink } from '../../src/routing/report-link';
import { prefilled, reportedAddress } from '../../src/features/contact/prefill';
import { visitorWords } from '../support/visitor-words';

const PAGE = { path: '/fr/islande/geysir/', title: 'Geysir & Strokkur' };

describe('the link that reports an error', () => {
  it('is read as it was written', () => {
    const link = reportLink('/fr/contact/', PAGE);
    expect(link).toMatch(/^\/fr\/contact\/\?page=/);
    expect(readReport(link.slice(link.indexOf('?')))).toEqual(PAGE);
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
