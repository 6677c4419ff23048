import type { Core } from '@strapi/strapi';
import { LOCALES } from '../domain/locales';
import type { Data, Status } from '../strapi';

export type DocumentParams = {
  documentId?: string;
  locale?: string | readonly string[];
  status?: Status;
  data?: Data;
  fields?: unknown;
  populate?: unknown;
  filters?: unknown;
  /** Text that is typed into the search above a list. */
  _q?: unknown;
  /** `true` asks the list of comments for those only that wait for an answer. */
  unanswered?: unknown;
  /** `true` when files are brought in: their days are as of the files' own day, whatever this machine's clock says. */
  isSeed?: boolean;
};

/** The call that a Document Service middleware receives. */
export type DocumentContext = {
  uid: string;
  action: string;
  params: DocumentParams;
};

export type Next = () => Promise<unknown>;

export type Rule = (strapi: Core.Strapi, context: DocumentContext) => Promise<void>;

/** The languages an action is about. No language means the default one, `*` all of them, as in Strapi itself. */
export function localesOf({ locale }: DocumentParams): readonly string[] {
  if (locale === undefined) return ['fr'];
  if (locale === '*') return LOCALES;
  return typeof locale === 'string' ? [locale] : locale;
}
