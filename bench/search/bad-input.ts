/** Input that nobody means, and somebody types or pastes: no answer to it takes long, and none throws. */
export const BAD_INPUT: Readonly<Record<string, string>> = {
  '10,000 letters': 'a'.repeat(10_000),
  '10,000 words': 'macareux '.repeat(10_000),
  'eight beginnings of many words': 'con pro par mar san ree lag vol',
  'eight long words with typos':
    'reykjavikk hvalfjordrr latrabjagr seydisfjrodur snaefellsns haleaklaa teahupooo yelowstonee',
  'signs of regular expressions': '(.*)+[^a]$|\\b{1,}?',
  emoji: '🐧🇮🇸👩‍👩‍👧',
  'right to left': 'مرحبا \u202Eabc\u202C שלום',
  markup: '<img src=x onerror=alert(1)>',
  'keys of objects': '__proto__ constructor toString',
  'half a character': '\uD83D',
  'no character': '\u0000\u0000',
  'marks upon marks': `e${'\u0301'.repeat(9_999)}`,
};
