/** Characters of a body that a server surely takes from the line before it answers and closes the connection. */
const SHORT = 2000;

/**
 * Gives every short request of a test a connection of its own. A test may stand still for seconds, while it builds the
 * site or reads a whole database; a kept connection would be closed at the other end, and lost with the next request.
 */
const plainFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const body = init?.body ?? '';
  if (typeof body !== 'string' || body.length > SHORT) return plainFetch(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('connection', 'close');
  return plainFetch(input, { ...init, headers });
};

export {};
