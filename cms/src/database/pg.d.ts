/** The part that is used here of a package that comes without types. */
declare module 'pg' {
  export class Client {
    constructor(settings: Record<string, unknown>);
    connect(): Promise<void>;
    query<Row>(sql: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
    end(): Promise<void>;
    on(event: 'error' | 'end', listener: () => void): this;
  }
}
