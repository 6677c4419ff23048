import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Message } from '../domain/message';
import { inLanguageOf } from '../domain/panel-language';
import { extendController, panelUserOf, type UploadFile } from '../strapi';
import { EMPTY } from './judge';
import { refuse } from './refuse';

type Request = {
  readonly request: { readonly files?: { readonly files?: UploadFile | UploadFile[] } };
};

type Action = (this: unknown, request: Request) => Promise<unknown>;

const NOTHING: Message = {
  fr: 'aucun fichier n’a été envoyé\u202f; choisissez-en un',
  en: 'no file was sent; choose one',
};

/** Strapi's own answer to a lone file without content, or to no file: English, and it names none. */
const STRAPIS_ANSWER = 'Files are empty';

/** @throws ValidationError in its place, in the language of the panel */
function refuseEmpty(strapi: Core.Strapi, { request }: Request): void {
  const files = [request.files?.files ?? []].flat();
  const [first] = files;
  if (first === undefined) throw new errors.ValidationError(inLanguageOf(panelUserOf(strapi), NOTHING));
  if (files.length === 1 && first.size === 0) refuse(strapi, first.originalFilename, EMPTY);
}

/** Says what is missing in an upload of the panel in which there is nothing to keep. It is Strapi that asks first who sends it. */
export function requireFiles(strapi: Core.Strapi): void {
  const requiring = (action: Action): Action =>
    async function (request) {
      try {
        return await action.call(this, request);
      } catch (error) {
        if (error instanceof Error && error.message === STRAPIS_ANSWER) refuseEmpty(strapi, request);
        throw error;
      }
    };
  extendController<Record<'upload' | 'uploadFile', Action>>(
    strapi,
    'plugin::upload.admin-upload',
    ({ upload, uploadFile }) => ({ upload: requiring(upload), uploadFile: requiring(uploadFile) }),
  );
}
