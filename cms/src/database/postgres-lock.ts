import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Lock } from './lock';

/** Two arbitrary lock numbers, “gran” and “larg” in hexadecimal. PostgreSQL keeps advisory locks per database. */
const KEY = [0x6772616e, 0x6c617267] as const;

/** Seconds: a server finds out within half a minute that the machine of a session is gone, and frees its lock. */
const SETTINGS = `SELECT set_config(name, wanted.value, false) FROM pg_settings JOIN (VALUES
  ('tcp_keepalives_idle', '10'), ('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '4'),
  ('idle_session_timeout', '0')) AS wanted(name, value) USING (name)`;

const HOLDER = `SELECT pid, application_name AS name, backend_start AS since, host(client_addr) AS address
  FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

type Holder = {
  pid: number;
  name: string;
  since: Date;
  address: string | null;
};

/** An advisory lock of PostgreSQL, on a connection of its own: it ends with the connection, and that with the process. */
export class PostgresLock implements Lock {
  private readonly name = `grand-large-cms ${randomUUID()}`;
  private client: Client | undefined;

  /**
   * @param settings of the connection, as for the driver
   * @param lost called once when the connection that has the lock ends
   */
  constructor(
    private readonly settings: Record<string, unknown>,
    private readonly lost: () => void,
  ) {}

  /** @throws the driver's error when the server cannot be reached */
  async take(): Promise<boolean> {
    this.client ??= await this.connect();
    const { client } = this;
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS taken',
      KEY,
    );
    if (rows[0]?.taken === true) {
      client.on('end', this.lost);
      return true;
    }
    const [holder] = await this.holders(client);
    // A previous session of this CMS that the server still believes to be alive.
    if (holder?.name === this.name) await client.query('SELECT pg_terminate_backend($1)', [holder.pid]);
    return false;
  }

  async holder(): Promise<string> {
    const [holder] = this.client ? await this.holders(this.client) : [];
    if (holder === undefined) return 'the database';
    return `the database since ${holder.since.toISOString()}, from ${holder.address ?? 'this machine'}`;
  }

  private async connect(): Promise<Client> {
    const limits = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true };
    const client = new Client({ ...this.settings, ...limits, application_name: this.name });
    const forget = () => {
      if (this.client === client) this.client = undefined;
    };
    // Without a listener the driver's error would end the process; `end` always follows.
    client.on('error', forget).on('end', forget);
    await client.connect();
    await client.query(SETTINGS);
    return client;
  }

  private async holders(client: Client): Promise<Holder[]> {
    return (await client.query<Holder>(HOLDER, KEY)).rows;
  }
}
