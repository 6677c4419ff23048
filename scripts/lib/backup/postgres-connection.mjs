/**
 * The connection for PostgreSQL's own programs, as variables: on a command line everybody on the machine could read the
 * password.
 * @param {import('./installation.mjs').PostgresSettings} settings
 * @example connection({ url: 'postgres://ada:pw@db:5433/guide?sslmode=require', … })
 *   → { PGHOST: 'db', PGPORT: '5433', PGDATABASE: 'guide', PGUSER: 'ada', PGPASSWORD: 'pw', PGSSLMODE: 'require' }
 */
export function connection({ url, host, port, name, username, password, ssl }) {
  const parts = url
    ? fromAddress(url)
    : { host, port: String(port), name, username, password, sslMode: ssl ? 'require' : '' };
  return {
    PGHOST: parts.host,
    PGPORT: parts.port,
    PGDATABASE: parts.name,
    PGUSER: parts.username,
    ...(parts.password && { PGPASSWORD: parts.password }),
    // An operator's own PGSSLMODE (verify-full, with PGSSLROOTCERT) wins.
    ...(parts.sslMode && !process.env['PGSSLMODE'] && { PGSSLMODE: parts.sslMode }),
  };
}

/** @param {string} text */
function fromAddress(text) {
  const { hostname, port, pathname, username, password, searchParams } = new URL(text);
  const host = searchParams.get('host') ?? hostname.replace(/^\[(.*)\]$/, '$1');
  const [user, name] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))];
  return {
    host,
    port: port || '5432',
    name: name || user,
    username: user,
    password: decodeURIComponent(password),
    sslMode: searchParams.get('sslmode') ?? '',
  };
}
