import { asAddress, asChoice, asFlag, asText, asWhole } from './parsers';
import type { Parse, VariableReader } from './variables';

export type SqliteDatabase = {
  client: 'sqlite';
};

export type PostgresDatabase = {
  client: 'postgres';
  url: string | undefined;
  host: string;
  port: number;
  name: string;
  username: string;
  password: string;
  ssl: boolean;
};

export type DatabaseEnvironment = SqliteDatabase | PostgresDatabase;

const asPostgresAddress: Parse<string> = (text) =>
  asAddress(text.replace(/^postgres(ql)?:\/\//, 'http://')) === undefined ? undefined : text;

/** The file of SQLite has no variable of its own: it is `data.db` in CMS_DATA_DIR. */
export function readDatabase(read: VariableReader): DatabaseEnvironment {
  const client = read.withDefault(
    'DATABASE_CLIENT',
    asChoice('sqlite', 'postgres'),
    '"sqlite" or "postgres"',
    'sqlite',
  );
  if (client === 'sqlite') return { client };
  return {
    client,
    url: read.optional(
      'DATABASE_URL',
      asPostgresAddress,
      'an address such as postgres://user:password@host:5432/name',
    ),
    host: read.withDefault('DATABASE_HOST', asText, 'a host name', '127.0.0.1'),
    port: read.withDefault('DATABASE_PORT', asWhole(1, 65_535), 'a port from 1 to 65535', 5432),
    name: read.withDefault('DATABASE_NAME', asText, 'a database name', 'grand_large'),
    username: read.withDefault('DATABASE_USERNAME', asText, 'a user name', 'grand_large'),
    password: read.raw('DATABASE_PASSWORD') ?? '',
    ssl: read.withDefault('DATABASE_SSL', asFlag, 'true or false', false),
  };
}
