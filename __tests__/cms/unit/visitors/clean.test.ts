import { cleanLine, cleanText } from '../../../../cms/src/domain/forms/clean';
import { suspicions } from '../../../../cms/src/domain/forms/suspicion';

describe('cleanText', () => {
  it.each([
    ['line breaks of every system', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['blank lines in a row', 'a\n\n\n\nb', 'a\n\nb'],
    ['null bytes and other controls', 'a\u0000b\u001b[31mc\u0085d', 'ab[31mcd'],
    ['direction overrides', 'a\u202eb\u2066c\u200fd', 'abcd'],
    ['zero-width spaces', 'a\u200bb\ufeffc', 'abc'],
    ['tags that make no flag', 'a\u{e0067}\u{e007f}🏴\u{e0067}b', 'a🏴b'],
    ['halves of pairs', 'a\ud800b', 'ab'],
    ['accents piled up', `e${'\u0301\u0302\u0303\u0304'.repeat(20)}`, 'é\u0302\u0303\u0304\u0301'],
  ])('mends %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each([
    'Été à Þingvellir, « oui\u202f! »',
    '👨‍👩‍👧‍👦 et 🇮🇸',
    'Iona 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'می‌خواهم',
    '<b>a</b> & "b"',
    "'; DROP TABLE x; --",
  ])('leaves %s as it is', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('composes what was typed in parts', () => {
    expect(cleanText('e\u0301')).toBe('é');
  });
});

it('keeps a name on one line, so that no header can follow it', () => {
  expect(cleanLine('Ana\r\nBcc: all@example.org')).toBe('Ana Bcc: all@example.org');
});

describe('what is held back for a person', () => {
  it.each([
    ['Merci, voir https://example.org', []],
    ['http://a.example http://b.example http://c.example', ['links']],
    ['www.a.example [url=x] <a href=x>', ['links']],
    ['Confirmez sur раypal', ['script']],
    ['Привет всем, hello', []],
  ])('%s', (text, found) => {
    expect(suspicions(text)).toEqual(found);
  });
});
