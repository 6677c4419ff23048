/** The files of a multipart form, by the name of their field. */
type SentFiles = Readonly<Record<string, SentFile | readonly SentFile[]>>;

interface SentFile {
  /** Where its bytes lie until the request has been answered. */
  readonly filepath: string;
}

/** What is used of a request and its answer; Strapi's own type says `any` of most of it. */
export interface HttpContext {
  readonly method: string;
  readonly path: string;
  /** As it stands in the request's first line, query included. */
  readonly originalUrl: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly request: { readonly ip: string; readonly body?: unknown; readonly files?: SentFiles };
  status: number;
  body: unknown;
  type: string;
  get(header: string): string;
  set(header: string, value: string): void;
  redirect(address: string): void;
}

export type Next = () => Promise<unknown>;
