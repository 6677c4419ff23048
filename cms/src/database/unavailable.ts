/**
 * Codes by which the database's driver, or the system below it, says that a statement cannot be carried out now and
 * may be later. PostgreSQL: lost connections (08…), too little memory, disk or connections (53…), shutting down and
 * starting (57P0…).
 */
const CODES =
  /^(?:SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN|READONLY)|08|53|57P0|ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$|EHOSTUNREACH$|ENETUNREACH$|ENOSPC$)/;

/** Failures without a code: of the driver `pg`, and of knex, which puts the statement before them. */
const MESSAGES =
  /(?:^| - )(?:Connection (?:terminated|ended)(?: unexpectedly)?|timeout expired|Query read timeout|Client [\w ]+ is not queryable)$|^Knex: Timeout acquiring/;

/**
 * Tells whether an error means that the database is away or cannot store anything at the moment, as opposed to a
 * statement that is wrong.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: unknown };
  // One error for several addresses of a host, each of which refused.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return (typeof code === 'string' && CODES.test(code)) || MESSAGES.test(message);
}
