/** Fillings by which somebody makes a text dear to read. Each text made of them begins and ends with a letter. */
export const FILLINGS: Readonly<Record<string, string>> = {
  spaces: ' ',
  letters: 'a',
  'combining marks': '\u0301',
  'marks in the wrong order': '\u0301\u0316',
  'angle brackets': '<',
  'line breaks': '\n',
  'carriage returns': '\r',
  dots: '.',
  joiners: '\u200d',
  'words of a letter': 'a ',
  'spaces before line breaks': ' \n',
};

/**
 * The last letter is no Latin-1: in a text of Latin-1 alone, V8 does not even look for other alphabets.
 * @returns so many characters, between two letters
 */
export const longText = (filling: string, length: number): string =>
  `a${filling.repeat(Math.ceil((length - 2) / filling.length)).slice(0, length - 2)}\u0101`;
