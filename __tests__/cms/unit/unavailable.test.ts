import { isUnavailable } from '../../../cms/src/database/unavailable';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('the database is away', () => {
  it.each([
    ['a locked file', failure('database is locked', 'SQLITE_BUSY')],
    ['a full disk', failure('database or disk is full', 'SQLITE_FULL')],
    ['a disk that cannot be read', failure('disk I/O error', 'SQLITE_IOERR_WRITE')],
    ['a server that is not there', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['a server that shuts down', failure('terminating connection', '57P01')],
    ['a server that starts', failure('the database system is starting up', '57P03')],
    ['a server without room', failure('could not extend file', '53100')],
    ['a connection that ended', failure('BEGIN; - Connection terminated unexpectedly')],
    [
      'a dead connection',
      failure('select 1 - Client has encountered a connection error and is not queryable'),
    ],
    ['no free connection', failure('Knex: Timeout acquiring a connection. The pool is probably full.')],
    [
      'all addresses of a host',
      new AggregateError([failure('', 'ECONNREFUSED'), failure('', 'ECONNREFUSED')]),
    ],
  ])('for %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });
});

describe('the database is there', () => {
  it.each([
    ['a rule of a table', failure('UNIQUE constraint failed', 'SQLITE_CONSTRAINT_UNIQUE')],
    ['a wrong statement', failure('syntax error', '42601')],
    ['words of a visitor', failure("insert into x values ('Connection terminated') - refused")],
    ['no error', 'ECONNREFUSED'],
  ])('for %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
