import { readFileSync, statSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { ImportError, type WordPressComment, type WordPressExport, type WordPressPost } from './types';

/** Bytes. WordPress splits larger exports into several files. */
export const EXPORT_LIMIT = 50 * 1024 * 1024;

type Fields = Record<string, string>;
type Draft = { fields: Fields; terms: WordPressPost['terms'][number][]; meta: Fields; comments: Fields[] };

/**
 * Reads a WordPress export (WXR, “Tools → Export → All content”).
 * @throws ImportError for files that are too large, are no export, are damaged, or declare entities
 */
export function readExport(file: string): WordPressExport {
  const { size } = statSync(file);
  if (size > EXPORT_LIMIT)
    throw new ImportError(
      `${file} has ${size} bytes; at most ${EXPORT_LIMIT} are read. Export one year or one kind of post at a time.`,
    );
  return parseExport(readFileSync(file, 'utf8'), file);
}

/** @param name how messages name the file */
function parseExport(xml: string, name: string): WordPressExport {
  const items: Draft[] = [];
  const authors = new Map<string, string>();
  const path: string[] = [];
  let text = '';
  let item: Draft | undefined;
  let part: Fields | undefined;

  const parser = new SaxesParser<{ xmlns: false; fileName: string }>({ xmlns: false, fileName: name });
  parser.on('doctype', () => {
    throw new ImportError(`${name} has a DOCTYPE, which can declare entities; WordPress writes none.`);
  });
  parser.on('opentag', ({ name: tag, attributes }) => {
    path.push(tag);
    text = '';
    if (tag === 'item') item = { fields: {}, terms: [], meta: {}, comments: [] };
    else if (tag === 'wp:postmeta' || tag === 'wp:comment' || tag === 'wp:author') part = {};
    else if (tag === 'category' && item)
      item.terms.push({ domain: attributes.domain ?? '', slug: attributes.nicename ?? '', name: '' });
  });
  const addText = (value: string) => {
    text += value;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name: tag }) => {
    path.pop();
    const parent = path.at(-1);
    if (tag === 'item' && item) items.push(item);
    else if (tag === 'wp:postmeta' && item && part)
      item.meta[part['wp:meta_key'] ?? ''] = part['wp:meta_value'] ?? '';
    else if (tag === 'wp:comment' && item && part) item.comments.push(part);
    else if (tag === 'wp:author' && part)
      authors.set(part['wp:author_login'] ?? '', part['wp:author_display_name'] ?? '');
    else if (tag === 'category' && item) nameLastTerm(item, text);
    else if (parent === 'item' && item) item.fields[tag] = text;
    else if (part) part[tag] = text;
    if (tag === 'item') item = undefined;
    if (tag === parent || tag === 'wp:postmeta' || tag === 'wp:comment' || tag === 'wp:author')
      part = undefined;
    text = '';
  });

  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${name} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (items.length === 0)
    throw new ImportError(
      `${name} holds no posts; expected a WordPress export (“Tools → Export → All content”).`,
    );
  const posts = items.map(toPost);
  const isAttachment = ({ type }: WordPressPost) => type === 'attachment';
  return {
    posts: posts.filter((post) => !isAttachment(post)),
    attachments: posts.filter(isAttachment),
    authors,
  };
}

function nameLastTerm(item: Draft, name: string): void {
  const term = item.terms.pop();
  if (term) item.terms.push({ ...term, name });
}

function toPost({ fields, terms, meta, comments }: Draft): WordPressPost {
  const of = (name: string) => fields[name] ?? '';
  return {
    id: of('wp:post_id'),
    type: of('wp:post_type'),
    status: of('wp:status'),
    title: of('title').trim(),
    slug: of('wp:post_name'),
    link: of('link').trim(),
    author: of('dc:creator'),
    html: of('content:encoded'),
    excerpt: of('excerpt:encoded'),
    writtenAt: realDate(of('wp:post_date_gmt')) ?? of('wp:post_date'),
    changedAt: realDate(of('wp:post_modified_gmt')) ?? of('wp:post_modified'),
    terms,
    meta,
    comments: comments.map(toComment),
    fileUrl: of('wp:attachment_url'),
  };
}

function toComment(fields: Fields): WordPressComment {
  const of = (name: string) => fields[`wp:comment_${name}`] ?? '';
  return {
    id: of('id'),
    parent: of('parent'),
    author: of('author').trim(),
    writtenAt: realDate(of('date_gmt')) ?? of('date'),
    text: of('content'),
    state: of('approved'),
    type: of('type'),
  };
}

/** WordPress writes zeros for a date that it does not know. */
const realDate = (date: string): string | undefined => (/^[1-9]/.test(date) ? date : undefined);
