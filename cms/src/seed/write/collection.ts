import type { Core } from '@strapi/strapi';
import type { Locale } from '../../domain/locales';
import { type ContentUid, SITE } from '../../strapi';
import { loadPresent, type PresentDocument } from './present';
import { Records } from './records';

/** One content type as the CMS holds it, by the content's keys. */
export class Collection {
  /** By import key, the oldest of each: a later one is an editor's duplicate, which has the import key too. */
  private readonly unrecorded = new Map<string, PresentDocument>();

  private constructor(
    private readonly strapi: Core.Strapi,
    readonly uid: ContentUid,
    readonly records: Records,
    private readonly present: Map<string, PresentDocument>,
  ) {
    const documents = [...present.values()];
    // The single type has one document, whoever made it.
    if (uid === SITE && documents[0] !== undefined) this.unrecorded.set('site', documents[0]);
    for (const document of documents.reverse()) {
      if (document.importKey !== undefined) this.unrecorded.set(document.importKey, document);
    }
  }

  static async load(strapi: Core.Strapi, uid: ContentUid): Promise<Collection> {
    const records = await Records.load(strapi, uid);
    return new Collection(strapi, uid, records, await loadPresent(strapi, uid));
  }

  /** The document of a key: the one that was recorded, else (a seeding was killed) the one with that import key. */
  find(key: string): PresentDocument | undefined {
    const record = this.records.get(key);
    if (record !== undefined) return this.present.get(record.documentId);
    return this.unrecorded.get(key);
  }

  /** @returns the documentId when the key's document has a version in that language */
  documentIdOf(key: string, locale: Locale): string | undefined {
    const document = this.find(key);
    return document?.locales[locale] === undefined ? undefined : document.documentId;
  }

  async reload(documentId: string): Promise<PresentDocument> {
    const document = (await loadPresent(this.strapi, this.uid, documentId)).get(documentId);
    if (document === undefined)
      throw new Error(`${this.uid} ${documentId} vanished while it was being written`);
    this.present.set(documentId, document);
    return document;
  }
}
