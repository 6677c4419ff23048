import type { Core } from '@strapi/strapi';

export type Data = Record<string, unknown>;
export type Status = 'draft' | 'published';

/** An entry as the Document Service hands it out: what every type has, and the rest unread. */
export type Entry = {
  readonly id: number;
  readonly documentId: string;
  readonly locale: string | null;
  readonly updatedAt: string | Date;
  readonly publishedAt: string | Date | null;
  readonly [field: string]: unknown;
};

export type Selection = {
  locale?: string;
  status?: Status;
  filters?: Data;
  fields?: readonly string[];
  populate?: Data | readonly string[];
  sort?: string;
  limit?: number;
  start?: number;
};

export type DocumentPort = {
  findMany(selection: Selection): Promise<Entry[]>;
  findFirst(selection: Selection): Promise<Entry | null>;
  count(selection: Selection): Promise<number>;
  create(write: { locale?: string; status?: Status; data: Data }): Promise<Entry>;
  update(write: { documentId: string; locale?: string; status?: Status; data: Data }): Promise<Entry>;
  publish(target: { documentId: string; locale?: string; isSeed?: boolean }): Promise<{ entries: Entry[] }>;
  delete(target: { documentId: string }): Promise<unknown>;
  unpublish(target: { documentId: string; locale?: string }): Promise<{ entries: Entry[] }>;
};

/**
 * The Document Service of one type. Strapi types its payloads from generated files; here the content types are known
 * by name only at run time, so this is the one place that says what is used of the service.
 */
export function documentsOf(strapi: Core.Strapi, uid: string): DocumentPort {
  return strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as DocumentPort;
}
