import { faultOf, ripeTokens, visitor } from './visitor';

/** A contact message. */
export type Message = { token: string; langue: string; subject: string; email: string; message: string };

const post = async (body: Message): Promise<string> => {
  const [status, fault = ''] = await faultOf(await visitor().post('/api/contact-messages', body), 'token');
  return `${String(status)} ${fault}`.trim();
};

const message = (subject: string, more: Partial<Message>): Message => ({
  ...{ token: '', langue: 'fr', subject, email: 'ana@example.org', message: 'Bonjour' },
  ...more,
});

/** Posts messages under a subject at the same moment, each from somewhere else. @returns what was answered, in order */
const postAll = async (bodies: readonly Message[]) => (await Promise.all(bodies.map(post))).sort();

/** Nine different messages that come with one token. */
export async function nineWithOneToken(subject: string): Promise<string[]> {
  const [token = ''] = ripeTokens(1);
  const numbers = Array.from({ length: 9 }, (_, number) => String(number));
  return postAll(numbers.map((number) => message(subject, { token, message: `Bonjour ${number}` })));
}

/** The same message five times, with a token for each. */
export async function fiveAlike(subject: string): Promise<string[]> {
  const tokens = ripeTokens(5);
  return postAll(tokens.map((token) => message(subject, { token })));
}
