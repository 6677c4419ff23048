import type { Core } from '@strapi/strapi';
import type { Locale } from '../../domain/locales';
import { type ContentUid, hasDrafts, rowsOf, type Status } from '../../strapi';

const nameOf = (documentId: string, locale: string, status: Status): string =>
  `${documentId} ${locale} ${status}`;

/** The rows behind the documents of one type: per language a draft and, once published, a published one. */
export class RowIds {
  private constructor(private readonly ids: ReadonlyMap<string, number>) {}

  static async load(strapi: Core.Strapi, uid: ContentUid): Promise<RowIds> {
    const select = ['id', 'documentId', 'locale', 'publishedAt'];
    const rows = await rowsOf(strapi, uid).findMany({ select });
    const statusesOf = (publishedAt: unknown): Status[] => {
      if (!hasDrafts(strapi, uid)) return ['draft', 'published'];
      return [publishedAt === null ? 'draft' : 'published'];
    };
    return new RowIds(
      new Map(
        rows.flatMap(({ id, documentId, locale, publishedAt }) =>
          statusesOf(publishedAt).map(
            (status) => [nameOf(String(documentId), String(locale), status), id] as const,
          ),
        ),
      ),
    );
  }

  find(documentId: string, locale: Locale, status: Status): number | undefined {
    return this.ids.get(nameOf(documentId, locale, status));
  }
}
