import path from 'node:path';
import { environment } from './environment';
import type { PostgresDatabase } from './environment/database';
import { tuneSqlite } from './sqlite/tune';

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: path.join(environment.dataFolder, 'data.db') },
  useNullAsDefault: true,
  pool: { afterCreate: tuneSqlite },
});

const postgres = ({ url, host, port, name, username, password, ssl }: PostgresDatabase) => ({
  client: 'postgres',
  connection: {
    ...(url === undefined
      ? { host, port, database: name, user: username, password }
      : { connectionString: url }),
    ssl,
  },
  pool: { min: 1, max: 10 },
});

export default {
  connection: environment.database.client === 'sqlite' ? sqlite() : postgres(environment.database),
  settings: { useTypescriptMigrations: true },
};
