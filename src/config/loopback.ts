const SPELLINGS = ['localhost', '127.0.0.1'];

/**
 * Names an origin in both spellings that a browser on this machine may have in its address bar; browsers take them for
 * two origins. An origin on another machine has only its own.
 * @example loopbackTwins('http://127.0.0.1:1337') → ['http://127.0.0.1:1337', 'http://localhost:1337']
 * @example loopbackTwins('https://cms.example.org') → ['https://cms.example.org']
 */
export function loopbackTwins(origin: string): readonly string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (!SPELLINGS.includes(hostname)) return [origin];
  const twins = SPELLINGS.filter((name) => name !== hostname);
  return [origin, ...twins.map((name) => `${protocol}//${name}${port && `:${port}`}`)];
}
