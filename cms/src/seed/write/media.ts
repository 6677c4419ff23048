import type { Core } from '@strapi/strapi';
import { FILE, type Log, type Row, rowsOf, type UploadedFile, uploadsOf } from '../../strapi';
import type { MediaSource } from '../catalogue/types';
import { decide } from './decide';
import { hashOf, hashOfFile } from './hash';
import { fileInfo, localFile } from './media-info';
import { Records } from './records';
import type { StoredFile } from './resolve';
import { Tally } from './tally';

type MediaRecord = {
  fileHash: string;
  infoHash: string;
  updatedAt: string;
} & StoredFile;

export type SeededMedia = {
  files: ReadonlyMap<string, StoredFile>;
  tally: Tally;
};

const isoOf = (date: unknown): string => new Date(date as string | number | Date).toISOString();

/** Uploads a new picture, replaces a changed one under its address, or brings only its texts up to date. */
async function writeMedia(
  strapi: Core.Strapi,
  media: MediaSource,
  row: Row | undefined,
  replaceFile: boolean,
) {
  const service = uploadsOf(strapi);
  const data = { fileInfo: fileInfo(media) };
  if (row === undefined) {
    const [uploaded] = await service.upload({ data, files: localFile(media) });
    if (uploaded === undefined) throw new Error(`media ${media.key}: Strapi stored no file`);
    return uploaded;
  }
  // Replacing stores the file alone, so the texts follow.
  if (replaceFile) await service.replace(row.id, { data, file: localFile(media) });
  return service.updateFileInfo(row.id, data.fileInfo);
}

const recordOf = (file: UploadedFile, fileHash: string, infoHash: string): MediaRecord => ({
  ...{ id: file.id, url: file.url },
  ...{ fileHash, infoHash, updatedAt: isoOf(file.updatedAt) },
});

type MediaOptions = {
  overwrite: boolean;
  log: Log;
};

export async function seedMedia(
  strapi: Core.Strapi,
  media: readonly MediaSource[],
  { overwrite, log }: MediaOptions,
): Promise<SeededMedia> {
  const since = Date.now();
  const records = await Records.load<MediaRecord>(strapi, FILE);
  const rows = new Map((await rowsOf(strapi, FILE).findMany()).map((row) => [row.id, row]));
  const files = new Map<string, StoredFile>();
  const tally = new Tally();
  for (const item of media) {
    const record = records.get(item.key);
    const row = record && rows.get(record.id);
    const fileHash = hashOfFile(item.path);
    const infoHash = hashOf(fileInfo(item));
    const decision = decide({
      hash: fileHash + infoHash,
      record: record && {
        hash: record.fileHash + record.infoHash,
        updatedAt: record.updatedAt,
        published: true,
      },
      present: row && { updatedAt: isoOf(row.updatedAt), published: true },
      documentIsKnown: false,
      overwrite,
    });
    tally.add(decision, item.key);
    if (decision === 'created' || decision === 'updated') {
      const file = await writeMedia(strapi, item, row, record?.fileHash !== fileHash);
      await records.set(item.key, recordOf(file, fileHash, infoHash));
    }
    const stored = records.get(item.key);
    if (stored !== undefined && decision !== 'removed')
      files.set(item.key, { id: stored.id, url: stored.url });
  }
  if (tally.written > 0)
    log(`pictures: wrote ${String(tally.written)} in ${((Date.now() - since) / 1000).toFixed(1)} s`);
  return { files, tally };
}
