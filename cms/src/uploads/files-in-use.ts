import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { LOCALES } from '../domain/locales';
import type { Message } from '../domain/message';
import { inLanguageOf } from '../domain/panel-language';
import { PictureUses } from '../entries/picture-uses';
import { publishedEntries } from '../entries/published-entries';
import { plainFiles, reportedEntry } from '../entries/report-entry';
import { SOURCES } from '../entries/report-sources';
import { panelUserOf, type Row } from '../strapi';

/** A message stays readable. */
const MOST = 10;

/** Reads which published entries use each file. */
async function readUses(strapi: Core.Strapi): Promise<PictureUses> {
  const uses = new PictureUses();
  for (const source of SOURCES)
    for (const locale of LOCALES)
      for await (const entry of publishedEntries(strapi, source, locale)) {
        const reported = reportedEntry(source, locale, entry);
        uses.add(reported, plainFiles(source, entry), `${reported.title} (${locale})`);
      }
  return uses;
}

function refusal(name: string, users: readonly string[]): Message {
  const shown = users.slice(0, MOST).join(', ') + (users.length > MOST ? ' …' : '');
  return {
    fr: `«\u00a0${name}\u00a0» n’est pas supprimé\u00a0: ce fichier est utilisé par ${shown}. Remplacez-le là d’abord, et publiez.`,
    en: `“${name}” is not deleted: this file is used by ${shown}. Replace it there first, and publish.`,
  };
}

/** @throws ValidationError that names where the first of the files that is in use is used */
export async function requireUnused(strapi: Core.Strapi, files: readonly Row[]): Promise<void> {
  if (files.length === 0) return;
  const uses = await readUses(strapi);
  for (const file of files) {
    const users = uses.usersOf(file);
    if (users.length > 0)
      throw new errors.ValidationError(inLanguageOf(panelUserOf(strapi), refusal(String(file.name), users)), {
        users,
      });
  }
}
