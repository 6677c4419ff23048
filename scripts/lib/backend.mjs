// Which CMS a command works with: the one that the environment names, one that runs already, or our own.
import { prepareCms, readSecret, startCms } from './cms.mjs';
import { assertFree, readPort } from './ports.mjs';
import { CONTENT } from './project.mjs';
import { Failure, step } from './report.mjs';
import { answers } from './wait.mjs';

/** @typedef {{ url: string, token: string }} Backend */

/** The CMS of CMS_URL and CMS_TOKEN, when the environment names one. @returns {Backend | undefined} */
export function externalBackend() {
  const { CMS_URL: url, CMS_TOKEN: token } = process.env;
  if (!url) return undefined;
  if (!token)
    throw new Failure(
      'CMS_URL is set, CMS_TOKEN is not.',
      'Set CMS_TOKEN to the token “Gatsby” of that CMS.',
    );
  return { url, token };
}

/**
 * Returns the setting that says who may send forms, where mails lead and where drafts are shown; empty where the
 * environment has one.
 * @param {number} sitePort @param {NodeJS.ProcessEnv} [variables]
 * @returns {Record<string, string>}
 */
export function siteOrigins(sitePort, variables = process.env) {
  if (variables['SITE_ORIGINS']) return {};
  return { SITE_ORIGINS: `http://localhost:${sitePort},http://127.0.0.1:${sitePort}` };
}

/**
 * Returns the addresses at which browsers find a CMS: the content API for the site, and the panel for editors, on one
 * origin, because the preview lets itself be framed from there. Browsers call this machine localhost, as they do for the
 * site.
 * @param {{ url: string }} cms @param {NodeJS.ProcessEnv} [variables]
 */
export function publicAddresses({ url }, variables = process.env) {
  const api = variables['GATSBY_CMS_URL'] || `${url.replace('//127.0.0.1:', '//localhost:')}/api`;
  return { api, panel: `${api.replace(/\/api\/*$/, '')}/admin` };
}

/** Starts the embedded CMS with the demonstration content. @param {Record<string, string>} [env] */
export async function startBackend(env = {}) {
  const port = readPort('CMS_PORT');
  await assertFree(port, 'CMS_PORT');
  await prepareCms({ admin: true });
  return step('Starting the CMS (the first time it takes in the demonstration content)', () =>
    startCms({ port, content: [CONTENT], env }),
  );
}

/** The embedded CMS if it runs already (npm start in another terminal), else one of our own. @returns {Promise<Backend>} */
export async function useBackend() {
  const url = `http://127.0.0.1:${readPort('CMS_PORT')}`;
  return (await answers(`${url}/_health`)) ? { url, token: readSecret('CMS_TOKEN') } : startBackend();
}
