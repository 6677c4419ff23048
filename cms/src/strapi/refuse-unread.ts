import type { HttpContext } from './http';

/** Bytes. What is shorter, Node reads and throws away, so that the answer arrives; the rest is not worth reading. */
const WORTH_READING = 10 * 1024 * 1024;

/** The length that a request says its body has; `NaN` where it says none. */
export const lengthOf = (ctx: HttpContext): number => Number(ctx.get('content-length') || Number.NaN);

export const hasBody = (ctx: HttpContext): boolean =>
  ctx.get('content-length') !== '' || ctx.get('transfer-encoding') !== '';

/** Refuses a request, in the form of Strapi's own errors, before its body has been read. */
export function refuseUnread(ctx: HttpContext, status: number, name: string, message: string): void {
  if (hasBody(ctx) && !(lengthOf(ctx) <= WORTH_READING)) ctx.set('Connection', 'close');
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
}
