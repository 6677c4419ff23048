// @ts-check

/** Suites whose tests build the site, make all books or fill whole databases. */
const BUILDING = ['publisher', 'rebuild', 'postgres', 'upgrade', 'books'];
/** Suites without any server. */
const ALONE = ['unit', 'components', 'fuzz'];

/**
 * One project a suite. `unit` needs nothing; the others are given a running CMS, a built site or PostgreSQL by
 * scripts/test.mjs.
 * @param {string} name @param {string[]} folders @param {'node' | 'jsdom'} [environment]
 */
const project = (name, folders, environment = 'node') => ({
  displayName: name,
  testEnvironment: environment,
  testMatch: folders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`),
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/__tests__/support/babel-transform.mjs' },
  transformIgnorePatterns: [
    '/node_modules/(?!(gatsby|gatsby-link|gatsby-script|react-leaflet|@react-leaflet|qr)/)',
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/var/',
    '<rootDir>/.cache/',
    '<rootDir>/public/',
    '<rootDir>/cms/dist/',
  ],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
  setupFiles: [
    '<rootDir>/__tests__/support/gatsby-globals.ts',
    ...(ALONE.includes(name) ? [] : ['<rootDir>/__tests__/support/own-connections.ts']),
  ],
  setupFilesAfterEnv: [
    `<rootDir>/__tests__/support/${BUILDING.includes(name) ? 'limits-of-builds' : 'limits'}.ts`,
  ],
});

export default {
  projects: [
    project('unit', ['unit', 'cms/unit', 'publisher/unit', 'content-check']),
    {
      ...project('components', ['components'], 'jsdom'),
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest-dom.ts'],
    },
    project('fuzz', ['fuzz']),
    project('cms', ['cms/integration']),
    project('own-cms', ['cms/alone']),
    project('panel', ['panel']),
    project('backup', ['backup']),
    project('upgrade', ['upgrade']),
    project('output', ['output']),
    project('books', ['books']),
    project('browser', ['browser']),
    project('visitors', ['visitors']),
    // The same scenarios in each engine.
    { ...project('firefox', ['engines']), globals: { ENGINE: 'firefox' } },
    { ...project('webkit', ['engines']), globals: { ENGINE: 'webkit' } },
    project('nginx', ['nginx']),
    project('rebuild', ['rebuild']),
    project('publisher', ['publisher/integration']),
    project('postgres', ['postgres']),
  ],
};
