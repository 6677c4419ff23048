import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { capture } from '../capture.mjs';
import { Failure } from '../report.mjs';
import { connection } from './postgres-connection.mjs';
import { countDumpRows } from './postgres-rows.mjs';
import { toolsFor } from './postgres-tools.mjs';

/** Prefix of the schemas that `replace` leaves behind; no backup takes them along. */
const ASIDE = 'before_restore_';

const COUNT_TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'";
const COUNT_SESSIONS = `SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`;
/** A server ends a session's process a moment after its client has gone, a CMS just stopped for instance. */
const LOOKS_FOR_SESSIONS = 25;
const PAUSE_MS = 200;
/** Writes one query for each table, and psql runs them. */
const COUNT_ROWS = `SELECT format('SELECT %L, count(*) FROM public.%I', tablename, tablename)
  FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename \\gexec`;

/** @param {import('./installation.mjs').PostgresSettings} settings @returns {import('./database.mjs').Database} */
export function postgres(settings) {
  const env = { ...process.env, ...connection(settings) };
  const where = `database “${env.PGDATABASE}” at ${env.PGHOST}`;
  const failure = `PostgreSQL’s ${where} did not do what it was asked.`;
  /** @param {string} name @param {string[]} args @param {string} [input] */
  const tool = async (name, args, input) =>
    capture((await toolsFor(env))(name), args, { env, failure, ...(input && { input }) });
  /** @param {string} input */
  const ask = (input) => tool('psql', ['-XAtq', '-F', '\t', '-v', 'ON_ERROR_STOP=1'], input);
  return {
    name: 'PostgreSQL',
    part: 'database.dump',
    save: async (file) => {
      const all = ['--format=custom', `--exclude-schema=${ASIDE}*`, '--no-password', `--file=${file}`];
      await tool('pg_dump', all);
    },
    rowsOf: async (file) => countDumpRows((await toolsFor(env))('pg_restore'), file),
    assertUnused: async () => {
      for (let look = 1; look <= LOOKS_FOR_SESSIONS; look += 1) {
        if (Number(await ask(COUNT_SESSIONS)) === 0) return;
        await pause(PAUSE_MS);
      }
      const advice = 'Stop the CMS and end what else is connected, then run the command again.';
      throw new Failure(`Another program is connected to the ${where} as ${env.PGUSER}.`, advice);
    },
    hasData: async () => Number(await ask(COUNT_TABLES)) > 0,
    // One transaction: whatever goes wrong, the database stays as it was.
    replace: async (file, { name }) => {
      const script = `${file}.sql`;
      const old = `${ASIDE}${name.replaceAll(/\D/g, '')}`;
      await tool('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file]);
      const isOccupied = Number(await ask(COUNT_TABLES)) > 0;
      const move = isOccupied
        ? ['-c', `ALTER SCHEMA public RENAME TO ${old}`, '-c', 'CREATE SCHEMA public']
        : [];
      await tool('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '--single-transaction', ...move, '-f', script]);
      rmSync(script);
      await ask('ANALYZE;');
      return isOccupied ? `the schema ${old} of the ${where}` : undefined;
    },
    rows: async () => {
      const lines = (await ask(COUNT_ROWS)).trim().split('\n');
      return Object.fromEntries(
        lines.map((line) => line.split('\t')).map(([table = '', rows]) => [table, Number(rows)]),
      );
    },
  };
}
