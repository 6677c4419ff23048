import { paragraphs } from '../../../../cms/src/domain/escape-html';
import { isAbout, writeAbout } from '../../../../cms/src/mail/about';
import { compose } from '../../../../cms/src/mail/compose';
import { MAIL_TEXTS } from '../../../../cms/src/mail/texts';

const HOSTILE = '<script>alert("x")</script> & \'y\'';

describe('compose', () => {
  const mail = compose({
    locale: 'fr',
    to: 'ana@example.org',
    subject: `Sujet\r\nBcc: all@example.org`,
    opening: HOSTILE,
    quote: `un\n${HOSTILE}`,
    actions: [{ label: 'Lire & voir', url: 'https://example.org/?a=1&b="2"' }],
    closing: HOSTILE,
    unsubscribe: 'https://example.org/stop',
  });

  it('keeps the subject on one line', () => {
    expect(mail.subject).toBe('Sujet Bcc: all@example.org');
  });

  it('says the same in plain text and in HTML, which escapes everything', () => {
    expect(mail.text).toContain(HOSTILE);
    expect(mail.text).toContain('> un\n> <script>');
    expect(mail.html).not.toMatch(/<script/i);
    expect(mail.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;');
    expect(mail.html).toContain('href="https://example.org/?a=1&amp;b=&quot;2&quot;"');
    expect(mail.html).toContain('<html lang="fr">');
  });

  it('lets mail programs unsubscribe in one click', () => {
    expect(mail.headers).toMatchObject({
      'List-Unsubscribe': '<https://example.org/stop>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    });
  });
});

it('keeps paragraphs and line breaks', () => {
  expect(paragraphs('a\nb\n\nc')).toBe('<p>a<br>b</p>\n<p>c</p>');
});

describe('the texts of mails', () => {
  const facts = {
    title: 'T',
    name: 'N',
    reason: 'R',
    canAnswer: true,
    isReply: true,
    subject: 'S',
    email: 'e@x',
  };
  const all = (['fr', 'en'] as const).flatMap((locale) => {
    const { contact, moderation, report, optIn, reply, myData } = MAIL_TEXTS[locale];
    return [contact(facts), moderation(facts), report(facts), optIn(facts), reply(facts), myData].map(
      (words) => [locale, words] as const,
    );
  });

  it.each(all.filter(([locale]) => locale === 'fr'))('are set as French is: %s %#', (_, words) => {
    const text = Object.values(words).join(' ');
    expect(text.match(/[^\s\u00a0\u202f][:;!?»](?!\/)/g)).toBeNull();
    expect(text.match(/ [:;!?»]/g)).toBeNull();
  });

  it('say something else in each language', () => {
    const texts = all.map(([, words]) => words.opening);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('whom a waiting mail is about', () => {
  const about = writeAbout(['Ana@Example.org', null, undefined, 'bob+voyage@example.org', 'ana@example.org']);

  it('is kept in one spelling, each once', () => {
    expect(about).toBe('ana@example.org bob+voyage@example.org');
    expect(writeAbout([null, undefined])).toBe('');
  });

  it.each([
    ['ana@example.org', true],
    ['ANA@EXAMPLE.ORG', true],
    ['na@example.org', false],
    ['ana@example.or', false],
    ['bob@example.org', false],
    ['bob+voyage@example.org', true],
    ['voyage@example.org', false],
    ['', false],
  ])('is compared as a whole: %p', (address, expected) => {
    expect(isAbout(about, address)).toBe(expected);
  });
});
