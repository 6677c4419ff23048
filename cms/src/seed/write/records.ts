import type { Core } from '@strapi/strapi';
import type { Locale } from '../../domain/locales';
import { rowsOf, type Store, storeOf } from '../../strapi';
import type { EntryRecord } from './decide';

export type DocumentRecord = {
  documentId: string;
  locales: Partial<Record<Locale, EntryRecord>>;
};

const NAME = 'seed';

/** Records by key, of one content type (or of the pictures): a row each in Strapi's own key-value table. */
export class Records<T = DocumentRecord> {
  private constructor(
    private readonly store: Store,
    private readonly prefix: string,
    private readonly byKey: Map<string, T>,
  ) {}

  static async load<T = DocumentRecord>(strapi: Core.Strapi, type: string): Promise<Records<T>> {
    const prefix = `${type}/`;
    const start = `api_${NAME}_${prefix}`;
    const rows = await rowsOf(strapi, 'strapi::core-store').findMany({
      where: { key: { $startsWith: start } },
    });
    const records = rows.map(
      ({ key, value }) => [String(key).slice(start.length), JSON.parse(String(value)) as T] as const,
    );
    return new Records<T>(storeOf(strapi, 'api', NAME), prefix, new Map(records));
  }

  get(key: string): T | undefined {
    return this.byKey.get(key);
  }

  /** Saved at once: a seeding that is killed must find what it had written. */
  async set(key: string, record: T): Promise<void> {
    if (JSON.stringify(this.get(key)) === JSON.stringify(record)) return;
    this.byKey.set(key, record);
    await this.store.set(`${this.prefix}${key}`, record);
  }
}
