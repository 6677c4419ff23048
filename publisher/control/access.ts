import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublisherEnvironment } from '../environment';
import { isEqual, makeTicket, readTicket, type Rights, SESSION_MS } from './tickets';

export function hasSecret(request: FastifyRequest, { secret }: PublisherEnvironment): boolean {
  return isEqual(request.headers.authorization ?? '', `Bearer ${secret}`, secret);
}

/** Returns what an editor's browser, or a program that knows the secret, may do; undefined for anybody else. */
export function rightsOf(request: FastifyRequest, environment: PublisherEnvironment): Rights | undefined {
  if (hasSecret(request, environment)) return 'publish';
  const name = cookieName(environment);
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const ticket = cookies.find(([given]) => given === name)?.[1] ?? '';
  return readTicket(ticket, 'session', Date.now(), environment.secret)?.rights;
}

/** A form of another site must not press our buttons: browsers name the page that sends it. */
export function isOwnForm(request: FastifyRequest, environment: PublisherEnvironment): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return hasSecret(request, environment);
  return [new URL(environment.publicUrl).host, host].includes(URL.parse(origin)?.host ?? '-');
}

export function openSession(reply: FastifyReply, rights: Rights, environment: PublisherEnvironment): void {
  const ticket = makeTicket(
    { purpose: 'session', rights, expiresAt: Date.now() + SESSION_MS },
    environment.secret,
  );
  const secure = isSecure(environment) ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${cookieName(environment)}=${ticket}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${SESSION_MS / 1000}${secure}`,
  );
}

const isSecure = ({ publicUrl }: PublisherEnvironment): boolean => publicUrl.startsWith('https:');

/** Browsers take a cookie with the prefix from this very host alone, and by https alone. */
const cookieName = (environment: PublisherEnvironment): string =>
  isSecure(environment) ? '__Host-publication' : 'publication';
