import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { extensionOf, type FileKind, kindNamed, storedName } from '../domain/file-kinds';
import type { Message } from '../domain/message';
import { inLanguageOf, type PanelUser } from '../domain/panel-language';
import { extendService, FILE, rowsOf, type UploadFile, type UploadPort } from '../strapi';
import { limitDownloads } from './downloads';
import { requireFileInfo } from './file-info';
import { judge } from './judge';
import { protectFiles } from './own-files';
import { MOST_PIXELS } from './picture';

/** Bytes. Strapi puts a word before it and letters behind it, and disks take 255. */
const LONGEST_NAME = 200;

const TOO_LONG: Message = {
  fr: `son nom est trop long (${LONGEST_NAME.toString()} octets au plus)\u202f; raccourcissez-le`,
  en: `its name is too long (${LONGEST_NAME.toString()} bytes at most); shorten it`,
};

const MEGAPIXELS = (MOST_PIXELS / 1e6).toString();

const refusal = (name: string, found: Message): Message => ({
  fr: `«\u00a0${name}\u00a0» n’est pas gardé\u00a0: ${found.fr}. Sont permis une image JPEG, PNG, WebP, AVIF, GIF ou TIFF (${MEGAPIXELS} millions de pixels au plus), un PDF, une trace GPX.`,
  en: `“${name}” is not kept: ${found.en}. Allowed are a JPEG, PNG, WebP, AVIF, GIF or TIFF picture (${MEGAPIXELS} million pixels at most), a PDF, a GPX track.`,
});

const misnamed = (name: string, { name: found, extensions: [right] }: FileKind): Message => ({
  fr: `son nom finit par «\u00a0.${extensionOf(name)}\u00a0», et son contenu est du ${found}\u202f; renommez-le en «\u00a0.${right}\u00a0»`,
  en: `its name ends with “.${extensionOf(name)}”, and its content is ${found}; rename it to “.${right}”`,
});

const otherKind = (present: string, { name: found }: FileKind): Message => ({
  fr: `son contenu est du ${found}, et le fichier qu’il remplace finit par «\u00a0.${present}\u00a0»\u202f; déposez-le comme nouveau fichier`,
  en: `its content is ${found}, and the file that it replaces ends with “.${present}”; upload it as a new file`,
});

function refuse(strapi: Core.Strapi, name: string, found: Message): never {
  const { user } = (strapi.requestContext.get()?.state ?? {}) as { user?: PanelUser };
  throw new errors.ValidationError(inLanguageOf(user, refusal(name, found)));
}

function requireShortName(strapi: Core.Strapi, name: string | null | undefined): void {
  if (Buffer.byteLength(name ?? '') > LONGEST_NAME) refuse(strapi, `${name?.slice(0, 20) ?? ''}…`, TOO_LONG);
}

/** Gives the file the type, and its name the ending, of what it holds. @throws ValidationError when it is not kept */
async function settleKind(strapi: Core.Strapi, file: UploadFile): Promise<FileKind> {
  const name = file.originalFilename.trim();
  requireShortName(strapi, name);
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
  extendService<UploadPort>(strapi, 'plugin::upload.upload', ({ upload, replace, updateFileInfo }) => ({
    async upload(request, ...rest) {
      for (const info of [request.data.fileInfo].flat()) requireShortName(strapi, info?.name);
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
      requireShortName(strapi, info.name);
      return updateFileInfo(id, info, ...rest);
    },
  }));
}
