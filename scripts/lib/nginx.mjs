// The web server of production, which the tests try the written rules on.
import { existsSync } from 'node:fs';

/** nginx's program, or undefined when the server is not on this machine. */
export function nginxProgram() {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
    existsSync(path),
  );
}
