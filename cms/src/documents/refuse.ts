import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type EntryName, nameFaults } from '../domain/entry-name';
import type { Message } from '../domain/message';
import { inLanguageOf } from '../domain/panel-language';
import { panelUserOf } from '../strapi';

/**
 * @throws ValidationError naming the entry when there is a fault, in the language of the editor's panel; in French and
 * in English when nobody with a language of their own asks
 */
export function refuseIf(strapi: Core.Strapi, entry: EntryName, faults: readonly Message[]): void {
  if (faults.length === 0) return;
  const message = inLanguageOf(panelUserOf(strapi), nameFaults(entry, faults));
  // Without details of our own: the panel takes each for a list of sentences.
  throw new errors.ValidationError(message);
}
