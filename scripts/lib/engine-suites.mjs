// The suites of programs that npm does not bring: where one is missing, its suite is left out.
import { findEpubcheck } from './epubcheck.mjs';
import { findNginx } from './nginx.mjs';
import { freePort } from './ports.mjs';
import { postgresFolder } from './postgres.mjs';
import { isWanted, jest, leaveOut } from './suites.mjs';

/** @param {Record<string, string>} env */
export async function nginxSuite(env) {
  if (!isWanted('nginx')) return;
  const nginx = findNginx();
  if (nginx) await jest('nginx', { ...env, TEST_NGINX: nginx.program, TEST_NGINX_BROTLI: nginx.brotli });
  else leaveOut('nginx', 'nginx with its module for Brotli');
}

/** @param {Record<string, string>} env */
export async function booksSuite(env) {
  if (!isWanted('books')) return;
  const epubcheck = findEpubcheck();
  if (epubcheck) await jest('books', { ...env, TEST_EPUBCHECK: epubcheck });
  else leaveOut('books', 'epubcheck');
}

/** @param {string} suite @param {string} content the folder that it seeds */
export async function postgresSuite(suite, content) {
  if (!isWanted(suite)) return;
  const bin = postgresFolder();
  if (bin) {
    const [port, databasePort] = [await freePort(), await freePort()].map(String);
    return jest(suite, {
      TEST_POSTGRES_BIN: bin,
      TEST_CONTENT: content,
      TEST_PORT: port ?? '',
      TEST_POSTGRES_PORT: databasePort ?? '',
    });
  }
  leaveOut(suite, 'PostgreSQL');
}
