// Loads the CMS without listening, beside the one that serves the same data, and prints the routes that it has.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** @typedef {{ methods: string[], path: string }} Route */
/** @typedef {{ mount: () => void, listRoutes: () => Route[] }} Server */
/** @typedef {{ load: () => Promise<unknown>, destroy: () => Promise<void>, server: Server }} Strapi */
/** @typedef {{ createStrapi: (this: void, folders: { appDir: string, distDir: string }) => Strapi }} Package */

const appDir = fileURLToPath(new URL('../../../cms/', import.meta.url));
const { createStrapi } = /** @type {Package} */ (createRequire(`${appDir}package.json`)('@strapi/strapi'));

const strapi = createStrapi({ appDir, distDir: `${appDir}dist` });
await strapi.load();
strapi.server.mount();
const routes = strapi.server.listRoutes().flatMap(({ methods, path }) =>
  // Where every method is answered, one is enough.
  (methods.includes('PROPFIND') ? ['GET'] : methods)
    .filter((method) => method !== 'HEAD')
    .map((method) => `${method} ${path}`),
);
await strapi.destroy();
console.log(`ROUTES ${JSON.stringify([...new Set(routes)])}`);
process.exit(0);
