import type Token from 'markdown-it/lib/token.mjs';
import type { BodyWords } from './words';

/** The place of a picture in a text: alone as a figure, beside others in a gallery, or in a line of words. */
export type PicturePlace = 'figure' | 'gallery' | 'inline';

/**
 * A paragraph of one picture becomes a figure, one of several a gallery: neither may stand in a paragraph, which
 * browsers would close in front of it.
 */
export function setPictures(tokens: readonly Token[], words: BodyWords): Token[] {
  const dropped = new Set<Token>();
  tokens.forEach((token, index) => {
    const [open, close] = [tokens[index - 1], tokens[index + 1]];
    if (open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close') return;
    const pictures = onlyPictures(token.children ?? []);
    if (pictures.length === 0) return;
    token.children = (token.children ?? []).filter(({ type }) => type !== 'hardbreak');
    const place: PicturePlace = pictures.length > 1 ? 'gallery' : 'figure';
    for (const picture of pictures) picture.meta = { place };
    if (place === 'figure') [open, close].forEach((paragraph) => dropped.add(paragraph));
    else makeGallery(open, close, words.gallery.replace('{{count}}', String(pictures.length)));
  });
  return tokens.filter((token) => !dropped.has(token));
}

/** The pictures of a paragraph that holds nothing else. */
function onlyPictures(children: readonly Token[]): Token[] {
  const isSpace = ({ type, content }: Token) =>
    type === 'softbreak' || type === 'hardbreak' || (type === 'text' && content.trim() === '');
  const shown = children.filter((child) => !isSpace(child));
  return shown.every(({ type }) => type === 'image') ? shown : [];
}

function makeGallery(open: Token, close: Token, name: string): void {
  for (const token of [open, close]) {
    token.tag = 'div';
    token.hidden = false;
  }
  open.attrSet('class', 'gallery');
  open.attrSet('role', 'group');
  open.attrSet('aria-label', name);
  open.attrSet('data-gallery', '');
}
