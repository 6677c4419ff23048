import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inLanguageOf } from '../domain/panel-language';
import { isTranslated, NOT_THERE_YET } from '../roles';
import { CREATOR, mayWith, panelCallerOf, type PanelCaller, type Row, rowsOf } from '../strapi';
import { type DocumentContext, localesOf, type Rule } from './context';

const CREATE = 'plugin::content-manager.explorer.create';
const READ = 'plugin::content-manager.explorer.read';

/** The document to which a write adds a language, NOT_THERE_YET when it begins one, or nothing when it makes no entry. */
async function begun(
  strapi: Core.Strapi,
  { uid, action, params }: DocumentContext,
  locale: string,
): Promise<string | undefined> {
  const { documentId } = params;
  if (action === 'create' || action === 'clone') return NOT_THERE_YET;
  if (action !== 'update' || documentId === undefined) return undefined;
  const present = await rowsOf(strapi, uid).count({ where: { documentId, locale } });
  return present > 0 ? undefined : documentId;
}

/** Checks whether a role shows any language of an entry: whoever does not see an entry adds no language to it. */
async function maySee(
  strapi: Core.Strapi,
  { userAbility }: PanelCaller,
  uid: string,
  documentId: string,
): Promise<boolean> {
  const rows = await rowsOf(strapi, uid).findMany({ where: { documentId }, populate: CREATOR });
  return rows.some((row) => mayWith(strapi, userAbility, READ, [uid, row]));
}

function refuse({ user }: PanelCaller, isNew: boolean): never {
  throw new errors.ValidationError(
    inLanguageOf(
      user,
      isNew
        ? {
            fr: 'Votre rôle ne commence pas d’entrée ici, ou pas dans cette langue. Demandez à un éditeur de la créer.',
            en: 'Your role begins no entries here, or not in this language. Ask an editor to make it.',
          }
        : {
            fr: 'Votre rôle n’ajoute pas cette langue à cette entrée.',
            en: 'Your role does not add this language to this entry.',
          },
    ),
  );
}

/**
 * A role that may make entries of one language alone makes no others, and adds none to what it does not see.
 * Strapi asks the role only before it knows which language it is.
 */
export const creationRule: Rule = async (strapi, context) => {
  const caller = panelCallerOf(strapi);
  if (caller === undefined || !isTranslated(strapi, context.uid)) return;
  for (const locale of localesOf(context.params)) {
    const documentId = await begun(strapi, context, locale);
    if (documentId === undefined) continue;
    const entry = { documentId, locale, createdBy: caller.user } as unknown as Row;
    const isNew = documentId === NOT_THERE_YET;
    const may =
      mayWith(strapi, caller.userAbility, CREATE, [context.uid, entry]) &&
      (isNew || (await maySee(strapi, caller, context.uid, documentId)));
    if (!may) refuse(caller, isNew);
  }
};
