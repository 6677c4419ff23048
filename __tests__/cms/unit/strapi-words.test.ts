import { createRequire } from 'node:module';
import { join } from 'node:path';
import { STRAPI_WORDS } from '../../../cms/src/admin/strapi-words';

type Texts = Readonly<Record<string, string>>;

/** The parser of the admin’s own texts, in the version that Strapi brings. */
const { parse } = createRequire(join(__dirname, '../../../cms/package.json'))(
  '@formatjs/icu-messageformat-parser',
) as { parse: (text: string) => unknown };

const STRAPI = join(__dirname, '../../../cms/node_modules/@strapi');

/** The folders in which Strapi’s packages keep what their pages say, by what stands before each key. */
const PLACES = {
  '': 'admin/dist/admin/admin/src/translations',
  'content-manager.': 'content-manager/dist/admin/translations',
  'i18n.': 'i18n/dist/admin/translations',
  'upload.': 'upload/dist/admin/translations',
};

/** English that editors do not meet: of pages that a role closes to them, of what is sold, of the first administrator’s tour. */
const NOT_FOR_EDITORS = [
  /^Settings\.(apiTokens|adminTokens|application|content-history|page|roles|sso|tokens|webhooks)\./,
  /^Settings\.permissions\.(auditLogs|conditions)\./,
  /^app\.components\.(BlockLink|FreeTrial|GuidedTour|LeftMenu\.trial|MediaLibraryBanner|NpsSurvey|Onboarding|UpsellBanner)/,
  /^components\.premiumFeature\./,
  /^global\.plugins\./,
  /^notification\.(ee\.|error\.tokenname|success\.adminToken)/,
  /^tours\./,
  /^widget\.last-activity\./,
  /^content-manager\.(containers\.(edit-settings|SettingPage)|history)\./,
  /^i18n\.(CMEditViewAITranslation|CMEditViewLocalePicker\.locale\.ai|Settings\.(aiLocalizations|locales))/,
];

const textsOf = (language: 'en' | 'fr'): Texts =>
  Object.fromEntries(
    Object.entries(PLACES).flatMap(([prefix, folder]) => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- its packages do not export these files
      const texts = require(join(STRAPI, folder, `${language}.json.js`)) as Texts & { default?: Texts };
      return Object.entries(texts.default ?? texts).map(([key, text]) => [prefix + key, text]);
    }),
  );

const english = textsOf('en');
const words: Texts = STRAPI_WORDS.fr;

it('Strapi’s French, with ours, leaves nothing in English that editors meet: new keys go to src/admin/strapi-words', () => {
  const known = { ...textsOf('fr'), ...words };
  const missing = Object.keys(english).filter(
    (key) => !(key in known) && !NOT_FOR_EDITORS.some((pattern) => pattern.test(key)),
  );
  expect(missing).toEqual([]);
});

/** Names of the values that a text asks for, as the parsed text has them. @throws SyntaxError when it is no text of ICU */
const valuesIn = (text: string): (string | undefined)[] =>
  [...JSON.stringify(parse(text)).matchAll(/"type":[1-6],"value":"(\w+)"/g)].map(([, name]) => name);

it('our French asks for no value that the English does not have', () => {
  for (const [key, text] of Object.entries(words)) {
    const had = valuesIn(english[key] ?? text);
    expect([key, valuesIn(text).filter((name) => !had.includes(name))]).toEqual([key, []]);
  }
});
