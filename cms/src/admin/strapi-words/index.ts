import { ADMIN } from './admin';
import { CONTENT_MANAGER } from './content-manager';
import { I18N } from './i18n';
import { UPLOAD_FILES } from './upload-files';
import { UPLOAD_LIBRARY } from './upload-library';

const prefixed = (plugin: string, words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words).map(([key, text]) => [`${plugin}.${key}`, text]);

/** Words of Strapi's own that its French leaves in English, where editors meet them; and English that says too little. */
export const STRAPI_WORDS = {
  fr: {
    ...Object.fromEntries([
      ...prefixed('content-manager', CONTENT_MANAGER),
      ...prefixed('i18n', I18N),
      ...prefixed('upload', { ...UPLOAD_LIBRARY, ...UPLOAD_FILES }),
    ]),
    ...ADMIN,
  },
  en: {
    'i18n.list-view.table.header.label': 'Languages',
    'components.Input.error.validation.regex':
      'This value has not the expected form; see the hint below the field.',
    'upload.upload.progress.failed.subtitle': 'Read why below each file, then upload it again',
  },
};
