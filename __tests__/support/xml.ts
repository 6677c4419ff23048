import { JSDOM } from 'jsdom';

/** @throws SyntaxError when the text is not well-formed XML */
export function readXml(source: string): Document {
  return new JSDOM(source, { contentType: 'text/xml' }).window.document;
}

export function readHtml(source: string): Document {
  return new JSDOM(source).window.document;
}
