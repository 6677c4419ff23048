import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublisherEnvironment } from '../environment';
import { isEqual, isValidTicket, makeTicket } from './tickets';

const COOKIE = 'publication';
/** A working day. */
const SESSION_MS = 10 * 3_600_000;

export function hasSecret(request: FastifyRequest, { secret }: PublisherEnvironment): boolean {
  return isEqual(request.headers.authorization ?? '', `Bearer ${secret}`, secret);
}

/** Whether an editor's browser asks, or a program that knows the secret. */
export function isEditor(request: FastifyRequest, environment: PublisherEnvironment): boolean {
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const ticket = cookies.find(([name]) => name === COOKIE)?.[1] ?? '';
  return isValidTicket(ticket, 'session', Date.now(), environment.secret) || hasSecret(request, environment);
}

/** A form of another site must not press our buttons: browsers name the page that sends it. */
export function isOwnForm(request: FastifyRequest, environment: PublisherEnvironment): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return hasSecret(request, environment);
  return [new URL(environment.publicUrl).host, host].includes(URL.parse(origin)?.host ?? '-');
}

export function openSession(reply: FastifyReply, { secret, publicUrl }: PublisherEnvironment): void {
  const ticket = makeTicket('session', Date.now() + SESSION_MS, secret);
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${COOKIE}=${ticket}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${SESSION_MS / 1000}${secure}`,
  );
}
