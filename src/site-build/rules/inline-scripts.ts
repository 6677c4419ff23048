import { createHash } from 'node:crypto';

/** Scripts that run; a block of data (JSON-LD) is none. */
const RUNNING = /^(|module|text\/javascript|application\/javascript)$/;

/**
 * CSP sources of the inline scripts of a page.
 * @example scriptHashes('<script>a()</script>') → ["'sha256-…'"]
 */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', code = '']) => {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
      if (/\bsrc=/.test(attributes) || !RUNNING.test(type)) return [];
      return [`'sha256-${createHash('sha256').update(code).digest('base64')}'`];
    },
  );
}
