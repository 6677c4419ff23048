// @ts-check
import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import ownRules from './tools/lint/doc-comments.mjs';

/** Rules on which room may not import from which (docs/architecture.md). A feature never imports another feature. */
const features = readdirSync(new URL('src/features', import.meta.url));
const zones = [
  { target: './src/config', from: './src', except: ['./config'] },
  { target: './src/routing', from: './src', except: ['./config', './routing'] },
  { target: './src/content', from: './src', except: ['./config', './routing', './content'] },
  {
    target: './src/site-build',
    from: './src',
    except: ['./config', './routing', './content', './loading', './types', './site-build'],
  },
  { target: './src/loading', from: './src', except: ['./config', './routing', './loading'] },
  { target: './src/i18n', from: './src', except: ['./config', './i18n'] },
  { target: './src/services', from: './src', except: ['./config', './i18n', './services'] },
  { target: './src/ui', from: './src', except: ['./ui'] },
  { target: './src/features', from: ['./src/site-build', './src/layouts', './src/templates'] },
  ...features.map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'A feature does not import another; share through ui, content or services.',
  })),
  { target: './src/layouts', from: ['./src/site-build', './src/templates'] },
  { target: './src/templates', from: './src/site-build' },
  { target: './src', from: ['./tools', './publisher', './__tests__'] },
  // What the two agree on stands there, as JSON.
  { target: './src', from: './cms', except: ['./src/contract'] },
  // The publisher shares the rules of serving with the build that writes them, and nothing else.
  { target: './publisher', from: './src', except: ['./site-build/rules'] },
  { target: './cms', from: ['./src', './tools', './publisher', './__tests__'] },
];

const notForPages = ['i18next', 'react-i18next', 'gatsby-plugin-react-i18next'].map((name) => ({
  name,
  message: 'Pages have their words from src/i18n.',
}));
/** Its licence keeps it in one room, from where it can be replaced. */
const notForOtherFeatures = {
  name: 'react-leaflet',
  message: 'The map is behind src/features/map/MapDoor.tsx (docs/how-to/swap-the-map.md).',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '.cache/**',
      'public/**',
      'var/**',
      'cms/dist/**',
      'cms/.strapi/**',
      'cms/types/generated/**',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      globals: { ...globals.node },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX, own: ownRules },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'own/doc-comment-beginning': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // One way to name a shape; only what merges with a library's declaration is an interface.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-explicit-any': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-duplicates': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', 'sibling', 'index'],
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      // A longer file is usually two ideas.
      'max-lines': ['error', 250],
      // A scrolling table frame must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['main'], roles: ['tabpanel'] }],
      // Lists without markers lose their role in Safari unless it is said; the rule would forbid saying it.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/**', 'gatsby-*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // What reads a text takes time in proportion to its length, or one request holds up all the others.
    files: ['cms/**', 'publisher/**', 'src/**', 'scripts/**', '*.{ts,tsx,mjs}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    // Only an interface merges with what a library declares.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // Half a second without a request is no state of a page, and on a busy machine it comes too early.
    files: ['__tests__/**', 'bench/**', 'tools/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value="networkidle"]',
          message: 'Wait for what the page has done: isTakenOver, isAtRest, or a sign of its own.',
        },
      ],
    },
  },
  {
    // Jest's asymmetric matchers are typed any.
    files: ['__tests__/**'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    // The rule does not see JSDoc types on what JSON.parse returns; the compiler does.
    files: ['scripts/**/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['src/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [...notForPages, notForOtherFeatures] }] },
  },
  {
    files: ['src/features/map/**'],
    rules: { 'no-restricted-imports': ['error', { paths: notForPages }] },
  },
  {
    files: ['src/**'],
    ignores: ['src/config/environment.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only src/config/environment.ts reads the environment.',
        },
      ],
    },
  },
  {
    // Pages are taken over by these, and the first answer of Intl takes 8 to 15 ms; src/i18n and src/content/alphabet.ts answer at once.
    files: ['src/**'],
    // Builds may take their time; the other two ask for one thing, when a text has to be cut or a number has a plural.
    ignores: ['src/site-build/**', 'src/routing/truncate.ts', 'src/i18n/translator.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Intl', message: 'Use src/i18n and src/content/alphabet.ts.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(localeCompare|toLocale.*String)$/]',
          message: 'Use src/i18n and src/content/alphabet.ts.',
        },
      ],
    },
  },
);
