// Which Chromium tests and measurements drive.
import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Draws no window that nobody looks at: a third less work for the same tests. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of the browser that tests drive. @returns {Promise<string>} */
export async function headlessProgram() {
  return existsSync(SHELL) ? SHELL : chromiumProgram();
}

/** The system's where there is one, else the one that comes as a package. @returns {Promise<string>} */
export async function chromiumProgram() {
  const found = SYSTEM.find(existsSync);
  if (found) return found;
  // Makes the package unpack the libraries that a bare machine lacks; it reads this when it is imported.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
