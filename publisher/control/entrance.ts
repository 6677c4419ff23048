import type { FastifyInstance } from 'fastify';
import type { Publisher } from '../cycle/publisher';
import { openSession } from './access';
import { refuse } from './for-editors';
import { type Claim, readTicket } from './tickets';

/** Returns the note by which a used ticket is remembered until it expires. @example '1790000000000 0b9a3c1e-…' */
const noteOf = ({ expiresAt, id }: Claim): string => `${String(expiresAt)} ${id}`;
const isStillGood = (note: string): boolean => Number.parseInt(note, 10) > Date.now();

const querystring = {
  type: 'object',
  required: ['ticket'],
  properties: { ticket: { type: 'string', maxLength: 200 } },
};

/** Adds the route to which the CMS's admin sends an editor's browser, with a ticket that is good once. */
export function registerEntrance(app: FastifyInstance, publisher: Publisher): void {
  const { environment, state } = publisher;
  app.get<{ Querystring: { ticket: string } }>(
    '/enter',
    { schema: { querystring } },
    async (request, reply) => {
      const claim = readTicket(request.query.ticket, 'enter', Date.now(), environment.secret);
      if (!claim || state.current.usedTickets.includes(noteOf(claim))) return refuse(request, reply);
      // The ticket is noted in memory before the disk has it, so that a second request finds it used.
      const noted = state.update(({ usedTickets }) => ({
        usedTickets: [noteOf(claim), ...usedTickets.filter(isStillGood)],
      }));
      // An editor comes in although the disk is full: the page says so. The process remembers the ticket all the same.
      await noted.catch((error: unknown) => {
        console.error('publisher: a used ticket could not be noted', error);
      });
      openSession(reply, claim.rights, environment);
      return reply.redirect('/', 303);
    },
  );
}
