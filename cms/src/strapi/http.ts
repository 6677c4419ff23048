/** The files of a multipart form, by the name of their field. */
type SentFiles = Readonly<Record<string, SentFile | readonly SentFile[]>>;

type SentFile = {
  /** Path of the temporary file, which exists until the request is answered. */
  readonly filepath: string;
};

/** The part of a request and its answer that is used here; Strapi's own type says `any` of most of it. */
export type HttpContext = {
  readonly method: string;
  readonly path: string;
  /** Path and query, exactly as the request's first line has them. */
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
};

export type Next = () => Promise<unknown>;
