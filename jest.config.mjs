// @ts-check
import { suiteOf, suitesThat } from './scripts/lib/suite-table.mjs';

/**
 * One project a suite. Some need nothing; the others are given a running CMS, a built site or PostgreSQL by
 * scripts/test.mjs.
 * @param {string} name @param {import('./scripts/lib/suite-table.mjs').Suite} suite
 */
const project = (name, { needs, folders = [], builds = false, engine }) => ({
  displayName: name,
  testEnvironment: name === 'components' ? 'jsdom' : 'node',
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
    ...(needs === 'sources' ? [] : ['<rootDir>/__tests__/support/own-connections.ts']),
  ],
  setupFilesAfterEnv: [`<rootDir>/__tests__/support/${limitsOf(name, builds)}.ts`],
  // The same scenarios in each engine.
  ...(engine && { globals: { ENGINE: engine } }),
});

/** The file that sets how long tests may wait. @param {string} name @param {boolean} builds */
function limitsOf(name, builds) {
  if (name === 'components') return 'jest-dom';
  return builds ? 'limits-of-builds' : 'limits';
}

export default {
  projects: suitesThat(({ folders }) => folders !== undefined).map((name) => project(name, suiteOf(name))),
};
