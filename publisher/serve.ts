/** Serves a built site on loopback: `tsx publisher/serve.ts <public folder> <port>`. */
import { resolve } from 'node:path';
import { createSiteServer } from './server/site-server';

const [folder, port] = process.argv.slice(2);
if (!folder || !/^\d+$/.test(port ?? '')) {
  console.error('usage: tsx publisher/serve.ts <public folder> <port>');
  process.exit(2);
}
createSiteServer(resolve(folder)).listen(Number(port), '127.0.0.1');
