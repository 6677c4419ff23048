import type { Locale } from '../domain/locales';
import { PERMISSIONS } from '../publication/permissions';
import {
  ARTICLE,
  AUTHOR,
  COMMENT,
  CONTACT_MESSAGE,
  COUNTRY,
  EXCURSION,
  MAP_FEATURE,
  REGION,
  REPORT,
  SITE,
  STATIC_PAGE,
} from '../strapi';

export type Action = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** Rights of a role on entries of some types. */
export type Grant = {
  readonly types: readonly string[];
  readonly actions: readonly Action[];
  /** Every language when left out. */
  readonly locales?: readonly Locale[];
  /** Conditions of Strapi's, or our own, all of which hold. */
  readonly conditions?: readonly string[];
  /** Only fields that each language has for itself: the others would change every language. */
  readonly translatedOnly?: true;
  /** Fields that the role neither fills in nor changes. */
  readonly withoutFields?: readonly string[];
};

/** A right that is about no type, such as one of the media library. */
type Right = { readonly action: string; readonly conditions?: readonly string[] };

export type PanelRole = {
  readonly code: string;
  /** Of a role that Strapi does not make by itself. */
  readonly name?: string;
  readonly description?: string;
  readonly grants: readonly Grant[];
  readonly rights: readonly Right[];
};

const OWN = 'admin::is-creator';
/** Limits the right to create: the role may add a language to an entry, and may make no new entry. */
const TRANSLATION = 'api::translates-what-is-there';

const CONTENT = [ARTICLE, AUTHOR, COUNTRY, EXCURSION, MAP_FEATURE, REGION, SITE, STATIC_PAGE];
/** Types that an author writes; countries, regions and signatures are only chosen, and others write them. */
const WRITTEN = [ARTICLE, EXCURSION, MAP_FEATURE];
const CHOSEN = [AUTHOR, COUNTRY, REGION];
const RECEIVED = [CONTACT_MESSAGE, REPORT];

/** The field that has a draft published when its day comes, whoever filled it in. */
const PLANNED_DAY = 'publier_le';

const ALL: readonly Action[] = ['create', 'read', 'update', 'delete', 'publish'];

const look: Right = { action: PERMISSIONS.look };
const takeMedia: readonly Right[] = ['read', 'assets.download', 'assets.copy-link'].map((name) => ({
  action: `plugin::upload.${name}`,
}));
const ADD_MEDIA = 'plugin::upload.assets.create';
const CHANGE_MEDIA = 'plugin::upload.assets.update';

const LANGUAGES: Readonly<Record<Locale, readonly [fr: string, en: string]>> = {
  fr: ['le français', 'French'],
  en: ['l’anglais', 'English'],
};

/** Writes and publishes one language of what is there, and changes nothing that another language shows. */
function translator(locale: Locale): PanelRole {
  const [fr, en] = LANGUAGES[locale];
  return {
    code: `translator-${locale}`,
    name: `Traduction vers ${fr} / Translator into ${en}`,
    description: `Traduit vers ${fr} ce qui existe, et le publie / Translates what is there into ${en}, and publishes it`,
    grants: [
      { types: CONTENT, actions: ['read'] },
      {
        types: CONTENT,
        actions: ['create'],
        locales: [locale],
        conditions: [TRANSLATION],
        translatedOnly: true,
      },
      { types: CONTENT, actions: ['update'], locales: [locale], translatedOnly: true },
      { types: CONTENT, actions: ['publish'], locales: [locale] },
    ],
    rights: [look, ...takeMedia],
  };
}

/** The roles of those who write, and all that each of them may do. */
export const PANEL_ROLES: readonly PanelRole[] = [
  {
    code: 'strapi-editor',
    grants: [
      { types: [...CONTENT, COMMENT], actions: ALL },
      { types: RECEIVED, actions: ['read', 'update', 'delete'] },
    ],
    rights: [
      look,
      { action: PERMISSIONS.publish },
      ...takeMedia,
      { action: 'plugin::upload.configure-view' },
      { action: ADD_MEDIA },
      { action: CHANGE_MEDIA },
    ],
  },
  {
    code: 'strapi-author',
    grants: [
      { types: WRITTEN, actions: ['create'], withoutFields: [PLANNED_DAY] },
      { types: WRITTEN, actions: ['read', 'delete'], conditions: [OWN] },
      { types: WRITTEN, actions: ['update'], conditions: [OWN], withoutFields: [PLANNED_DAY] },
      { types: CHOSEN, actions: ['read'] },
    ],
    rights: [look, ...takeMedia, { action: ADD_MEDIA }, { action: CHANGE_MEDIA, conditions: [OWN] }],
  },
  translator('en'),
  translator('fr'),
  {
    code: 'moderator',
    name: 'Modération / Moderator',
    description:
      'Relit les commentaires, les messages et les signalements / Reviews comments, messages and reports',
    grants: [
      { types: [COMMENT], actions: ALL },
      { types: RECEIVED, actions: ['read', 'update', 'delete'] },
      { types: [ARTICLE], actions: ['read'] },
    ],
    rights: [look],
  },
];
