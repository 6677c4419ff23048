import { createServer } from 'node:net';
import { Failure } from './report.mjs';

const DEFAULTS = {
  SITE_PORT: 9000,
  CMS_PORT: 1337,
  PUBLISHER_PORT: 9100,
  DEVELOP_PORT: 8000,
  MAIL_PORT: 1025,
};
/** @typedef {keyof typeof DEFAULTS} PortName */

/** The port that the environment names, or the default. @param {PortName} name */
export function readPort(name) {
  const value = process.env[name];
  if (!value) return DEFAULTS[name];
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Failure(`${name} is "${value}", expected a port between 1 and 65535.`);
}

/** @param {number} port @param {PortName} name */
export async function assertFree(port, name) {
  if (await isFree(port)) return;
  throw new Failure(
    `Port ${port} is taken by another program.`,
    `Stop that program, or choose another port: ${name}=${port + 1} npm start`,
  );
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A free port that no outgoing connection takes meanwhile, for a server that starts later. @returns {Promise<number>} */
export async function reservePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

/** A port that is free now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
