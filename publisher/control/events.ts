import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Publisher } from '../cycle/publisher';

/** Milliseconds; proxies close a connection that says nothing for long. */
const HEARTBEAT_MS = 20_000;

/** Tells a browser of every change of the state, as server-sent events without content. */
export function streamChanges(publisher: Publisher, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const tell = () => raw.write('event: change\ndata:\n\n');
  const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS);
  publisher.on('change', tell);
  tell();
  request.raw.on('close', () => {
    clearInterval(heartbeat);
    publisher.off('change', tell);
  });
}
