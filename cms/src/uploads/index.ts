import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { extensionOf, type FileKind, kindNamed, storedName } from '../domain/file-kinds';
import { lengthFault, nameFault } from '../domain/file-names';
import type { Message } from '../domain/message';
import { extendService, FILE, rowsOf, type UploadFile, type UploadPort } from '../strapi';
import { limitDownloads } from './downloads';
import { requireFileInfo } from './file-info';
import { judge } from './judge';
import { protectFiles } from './own-files';
import { refuse } from './refuse';
import { requireFiles } from './sent-files';

/** Characters of a name. */
const MOST_SHOWN = 80;

const misnamed = (name: string, { name: found, extensions: [right] }: FileKind): Message => ({
  fr: `son nom finit par «\u00a0.${extensionOf(name)}\u00a0», et son contenu est du ${found}\u202f; renommez-le en «\u00a0.${right}\u00a0»`,
  en: `its name ends with “.${extensionOf(name)}”, and its content is ${found}; rename it to “.${right}”`,
});

const otherKind = (present: string, { name: found }: FileKind): Message => ({
  fr: `son contenu est du ${found}, et le fichier qu’il remplace finit par «\u00a0.${present}\u00a0»\u202f; déposez-le comme nouveau fichier`,
  en: `its content is ${found}, and the file that it replaces ends with “.${present}”; upload it as a new file`,
});

/** A name that is too long is shown cut short, so that the sentence stays readable. */
function requireName(strapi: Core.Strapi, name: string, fault: Message | undefined): void {
  if (fault) refuse(strapi, name.length > MOST_SHOWN ? `${name.slice(0, 20)}…` : name, fault);
}

/** The name that a file is shown under may have any sign. */
function requireTitle(strapi: Core.Strapi, name: string | null | undefined): void {
  requireName(strapi, name ?? '', lengthFault(name ?? ''));
}

/** Gives the file the type, and its name the ending, of what it holds. @throws ValidationError when it is not kept */
async function settleKind(strapi: Core.Strapi, file: UploadFile): Promise<FileKind> {
  const name = file.originalFilename.trim();
  requireName(strapi, name, nameFault(name));
  const kind = await judge({ path: file.filepath, name, size: file.size });
  if (!('mime' in kind)) return refuse(strapi, name, kind);
  const stored = storedName(name, kind);
  if (stored === undefined) return refuse(strapi, name, misnamed(name, kind));
  const { size } = await stat(file.filepath);
  Object.assign(file, { originalFilename: stored, mimetype: kind.mime, detectedMimeType: kind.mime, size });
  return kind;
}

/** A file that replaces another takes over its address, and so its ending. */
async function requireKindOf(
  strapi: Core.Strapi,
  id: number,
  file: UploadFile,
  kind: FileKind,
): Promise<void> {
  const present = await rowsOf(strapi, FILE).findOne({ where: { id } });
  if (present === null) return;
  const extension = extensionOf(typeof present.ext === 'string' ? present.ext : '');
  if (kindNamed(extension) !== kind) refuse(strapi, file.originalFilename, otherKind(extension, kind));
}

/**
 * Every file that the media library keeps, new or in the place of another, is judged by its content: uploads of the
 * panel, downloads from an address and seeding all come through this service.
 */
export function registerUploadRules(strapi: Core.Strapi): void {
  protectFiles(strapi);
  limitDownloads(strapi);
  requireFileInfo(strapi);
  requireFiles(strapi);
  extendService<UploadPort>(strapi, 'plugin::upload.upload', ({ upload, replace, updateFileInfo }) => ({
    async upload(request, ...rest) {
      for (const info of [request.data.fileInfo].flat()) requireTitle(strapi, info?.name);
      // One after the other, to bound the memory of decoding. No file is kept unless all are good.
      for (const file of [request.files].flat()) await settleKind(strapi, file);
      return upload(request, ...rest);
    },
    async replace(id, request, ...rest) {
      const kind = await settleKind(strapi, request.file);
      await requireKindOf(strapi, id, request.file, kind);
      return replace(id, request, ...rest);
    },
    async updateFileInfo(id, info, ...rest) {
      requireTitle(strapi, info.name);
      return updateFileInfo(id, info, ...rest);
    },
  }));
}
