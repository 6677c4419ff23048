/** The part that is used here of a package that comes without types. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options: { readonly?: boolean; fileMustExist?: boolean; timeout: number });
    pragma(statement: string, options?: { simple: boolean }): unknown;
    exec(sql: string): void;
    prepare(sql: string): { all(): unknown[]; run(...values: string[]): unknown };
    close(): void;
  }
}
