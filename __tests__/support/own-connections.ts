/**
 * Gives every request of a test a connection of its own. A test may stand still for seconds, while it builds the site or
 * reads a whole database; a kept connection would be closed at the other end, and lost with the next request.
 */
const plainFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('connection', 'close');
  return plainFetch(input, { ...init, headers });
};

export {};
