import type { Core } from '@strapi/strapi';

/** The part that is used here of a knex transaction that its owner ends by hand, as Strapi does. */
type Transactor = {
  readonly executionPromise: Promise<unknown>;
  isCompleted(): boolean;
  commit(value?: unknown): Promise<unknown>;
};

type Begin = (container?: unknown, config?: unknown) => Promise<Transactor>;

/** Fails when the transaction could not begin. */
async function begun(transactor: Transactor): Promise<Transactor> {
  if (transactor.isCompleted()) await transactor.executionPromise;
  const commit = transactor.commit.bind(transactor);
  transactor.commit = async (value) => {
    await commit(value);
    await transactor.executionPromise;
  };
  return transactor;
}

/**
 * Has a transaction fail whose BEGIN or COMMIT failed: the disk is full, the server went away. Knex tells only its
 * `executionPromise`, which Strapi does not look at: a visitor would be thanked for a form that nobody has.
 */
export function failWithFailedCommits({ db }: Core.Strapi): void {
  const { connection } = db;
  const begin = connection.transaction.bind(connection) as unknown as Begin;
  const honest: Begin = async (container, config) =>
    // When knex is given a function, it ends the transaction itself and notices when that fails.
    typeof container === 'function' ? begin(container, config) : begun(await begin(container, config));
  Object.defineProperty(connection, 'transaction', { value: honest, configurable: true });
}
