import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { rulesReader } from './rules';

const NOT_FOUND = '/404.html';
/**
 * Beginning of the addresses of files that are written for servers and not for visitors: `/_rules.json`, its compressed
 * forms, folders.
 */
const PRIVATE = '/_';

/**
 * Serves a built site by the rules that its build wrote: headers, redirects, one spelling of each address, and the 404
 * page for all that is unknown.
 * @param folder the `public` folder of a build
 */
export function createSiteServer(folder: string): Server {
  const rules = rulesReader(folder);
  rules();
  // `dev` looks at the disk for each request: a new release shows without a restart.
  const serve = sirv(folder, { dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true });

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = parseAddress(request.url ?? '/');
    if (!address) {
      response
        .writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('This address cannot be read.\n');
      return;
    }
    const current = rules();
    const setHeaders = (path: string) => {
      for (const [name, value] of Object.entries(current.headersOf(path))) response.setHeader(name, value);
    };
    const missing = () => {
      // A page, also where a file was asked for.
      setHeaders(NOT_FOUND);
      notFound(folder, request, response);
    };
    setHeaders(address.path);
    const target = current.redirectOf(address.path);
    if (target !== undefined) {
      response.writeHead(301, { Location: encodeURI(target) + address.query }).end();
      return;
    }
    if (address.path.startsWith(PRIVATE)) {
      missing();
      return;
    }
    request.url = encodeURI(address.path).replace(/[?#]/g, encodeURIComponent) + address.query;
    // A server may ignore requests for a part of a file (RFC 9110, section 14.2). sirv answers `bytes=5-2` with a negative
    // length. In production nginx serves the site, and sends parts.
    delete request.headers.range;
    serve(request, response, missing);
  };

  return createServer((request, response) => {
    response.on('pipe', (file) => {
      // A file can disappear between the look at it and its opening. Its headers are out by then, so that all that is
      // left to do is to break off.
      file.once('error', () => response.destroy());
      // A visitor who leaves early must not leave the file open.
      response.once('close', () => file.destroy());
    });
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
}

/**
 * Decodes and normalises an address. Every rule judges this form of it, and no other form reaches the disk.
 * @returns undefined when it is no path, or cannot be decoded
 * @example parseAddress('//fr/./%69slande/?a=b') → { path: '/fr/islande/', query: '?a=b' }
 */
function parseAddress(url: string): { path: string; query: string } | undefined {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  try {
    const decoded = decodeURIComponent(path);
    if (!decoded.startsWith('/') || decoded.includes('\0')) return undefined;
    return { path: posix.normalize(decoded), query };
  } catch {
    return undefined;
  }
}

/** Encodings that a release holds its text files in, the smaller first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

function notFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const page = join(folder, NOT_FOUND);
  response.statusCode = 404;
  if (!existsSync(page)) {
    response.end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, ending] = ENCODINGS.find(
    ([name, suffix]) => accepted.includes(name) && existsSync(page + suffix),
  ) ?? [undefined, ''];
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (request.method === 'HEAD') response.end();
  else createReadStream(page + ending).pipe(response);
}
