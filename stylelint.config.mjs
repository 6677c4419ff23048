// @ts-check
/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-value-no-unknown-custom-properties'],
  ignoreFiles: ['**/node_modules/**', '.cache/**', 'public/**', 'var/**', 'cms/{build,dist}/**'],
  reportNeedlessDisables: true,
  rules: {
    // A browser ignores a declaration whose token is misspelt, and says nothing.
    'csstools/value-no-unknown-custom-properties': [true, { importFrom: ['./src/styles/tokens.css'] }],
    // Safari 15.6 does not know `width >= 48rem`.
    'media-feature-range-notation': 'prefix',
    // A component's rules follow the order of its HTML. A weak selector after a strong one is seldom a mistake.
    'no-descending-specificity': null,
    // Components read their class names as properties; libraries and Markdown choose their own.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Safari on phones knows this property only with its prefix.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
    // Font families have capitals.
    'value-keyword-case': ['lower', { ignoreProperties: [/^--font-/] }],
    'font-family-name-quotes': null,
    'color-hex-length': null,
    // Layout is Prettier's, and blank lines are the author's.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
  },
  overrides: [
    {
      // Readers of e-books know page breaks by their older names, and no `clip-path`.
      files: ['src/site-build/books/*.css'],
      rules: { 'property-no-deprecated': [true, { ignoreProperties: ['clip', /^page-break-/] }] },
    },
  ],
};
