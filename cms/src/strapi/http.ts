/** What is used of a request and its answer; Strapi's own type says `any` of most of it. */
export interface HttpContext {
  readonly method: string;
  readonly path: string;
  /** As it stands in the request's first line, query included. */
  readonly originalUrl: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly request: { readonly ip: string; readonly body?: unknown };
  status: number;
  body: unknown;
  type: string;
  get(header: string): string;
  set(header: string, value: string): void;
  redirect(address: string): void;
}

export type Next = () => Promise<unknown>;
