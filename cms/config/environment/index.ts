import fs from 'node:fs';
import path from 'node:path';
import { readEnvironment } from './read';

export type { Environment } from './read';

/** Compiled code lies one folder deeper (dist/), so the package is found by its package.json and not by counting. */
function packageFolder(from: string): string {
  return fs.existsSync(path.join(from, 'package.json')) ? from : packageFolder(path.dirname(from));
}

export const cmsFolder = packageFolder(__dirname);

/** The only reader of process.env. A folder and not a file: Strapi would load config/environment.ts as a configuration. */
export const environment = readEnvironment(process.env, cmsFolder);
