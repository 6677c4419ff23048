// The web server of production, which the tests try the written rules on.
import { existsSync } from 'node:fs';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
/** Paths at which Debian's libnginx-mod-http-brotli-static and builds by hand put the module. */
const MODULES = ['/usr/lib', '/usr/lib64', '/usr/local/lib'].map(
  (folder) => `${folder}/nginx/modules/ngx_http_brotli_static_module.so`,
);

/** nginx's program and its module for Brotli; undefined when either is not on this machine. */
export function findNginx() {
  const [program, brotli] = [PROGRAMS, MODULES].map((paths) => paths.find((path) => existsSync(path)));
  return program && brotli ? { program, brotli } : undefined;
}
