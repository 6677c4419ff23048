import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Message } from '../domain/message';
import { inLanguageOf } from '../domain/panel-language';
import { panelUserOf } from '../strapi';
import { MOST_PIXELS } from './picture';

const MEGAPIXELS = (MOST_PIXELS / 1e6).toString();

const refusal = (name: string, found: Message): Message => ({
  fr: `«\u00a0${name}\u00a0» n’est pas gardé\u00a0: ${found.fr}. Sont permis une image JPEG, PNG, WebP, AVIF, GIF ou TIFF (${MEGAPIXELS} millions de pixels au plus), un PDF, une trace GPX.`,
  en: `“${name}” is not kept: ${found.en}. Allowed are a JPEG, PNG, WebP, AVIF, GIF or TIFF picture (${MEGAPIXELS} million pixels at most), a PDF, a GPX track.`,
});

/** @throws ValidationError with the file’s name and what is allowed, in the language of the editor’s panel */
export function refuse(strapi: Core.Strapi, name: string, found: Message): never {
  throw new errors.ValidationError(inLanguageOf(panelUserOf(strapi), refusal(name, found)));
}
