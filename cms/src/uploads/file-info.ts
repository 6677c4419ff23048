import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inBothLanguages, type Message } from '../domain/message';
import { extendController } from '../strapi';

type Request = {
  readonly request: { readonly body?: unknown };
};

type Action = (request: Request) => Promise<unknown>;

const UNREADABLE: Message = {
  fr: '«\u00a0fileInfo\u00a0» n’est pas un objet JSON\u00a0: name, alternativeText, caption et folder sont attendus',
  en: '“fileInfo” is no JSON object: name, alternativeText, caption and folder were expected',
};

/** A form describes its files in text that holds JSON. */
function isReadable(info: unknown): boolean {
  if (typeof info !== 'string') return true;
  try {
    const value: unknown = JSON.parse(info);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

const refusing =
  (action: Action): Action =>
  async (request) => {
    const { fileInfo } = (request.request.body ?? {}) as { fileInfo?: unknown };
    if (![fileInfo].flat().every(isReadable)) throw new errors.ValidationError(inBothLanguages(UNREADABLE));
    return action(request);
  };

/** Strapi’s own answer to a `fileInfo` that it cannot read is a fault of the server. */
export function requireFileInfo(strapi: Core.Strapi): void {
  extendController<Record<'uploadFiles' | 'uploadFile' | 'replaceFile', Action>>(
    strapi,
    'plugin::upload.admin-upload',
    ({ uploadFiles, uploadFile, replaceFile }) => ({
      uploadFiles: refusing(uploadFiles),
      uploadFile: refusing(uploadFile),
      replaceFile: refusing(replaceFile),
    }),
  );
}
