import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { builtPaths, readPage } from '../support/site/built-site';

/** The rules of html-validate, save what is no fault here. */
const CONFIG: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes what it renders; browsers read it all the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Pictures carry their colour and focal point, as their shape and not their look.
    'no-inline-style': 'off',
    // How long a title is, is the editors' matter; their report lists it.
    'long-title': 'off',
    // Gatsby calls its root ___gatsby.
    'valid-id': ['error', { relaxed: true }],
    // Safari takes the role from lists without markers; saying it gives it back.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
};

it('every page is valid HTML', () => {
  const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
  const faults = builtPaths().flatMap((path) =>
    validator
      .validateStringSync(readPage(path).html)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${path} ${selector ?? ''}: ${message} (${ruleId})`),
  );
  expect(faults).toEqual([]);
});
