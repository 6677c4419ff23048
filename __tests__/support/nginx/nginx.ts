import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { required } from '../served';
import { makeCertificate } from './certificate';
import {
  type Answer,
  ask,
  type AskOptions,
  forgetConnections,
  type Place,
  VISITOR_HEADER,
} from './nginx-request';

const SAMPLES = join(__dirname, '../../../deploy/nginx');
const LOG = 'error.log';
const HAS_IPV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);
const NAMES = ['www.example.org', 'cms.example.org', 'publish.example.org'] as const;

/** nginx as deploy/nginx configures it, with a certificate of its own and on free ports of this machine. */
export type RunningNginx = {
  readonly place: Place;
  readonly get: (path: string, options?: AskOptions) => Promise<Answer>;
  /**
   * Does what `nginx -t && nginx -s reload` does, and waits until the worker of before, which answers for a moment
   * longer, has gone.
   * @throws Error with what the test of the configuration says
   */
  readonly reload: () => Promise<void>;
  /** Reads Debian's two log files. */
  readonly logs: () => { access: string; error: string };
  readonly stop: () => Promise<void>;
};

type Behind = {
  /** The release's folder, or a link to it. */
  current: string;
  /** Ports at which the CMS and the publisher listen. */
  ports?: { cms: number; publisher: number };
};

/** Starts nginx with all files of deploy/nginx, in the order in which it reads /etc/nginx/conf.d. */
export async function startNginx(
  program: string,
  { current, ports = { cms: 1337, publisher: 9100 } }: Behind,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const { key, certificate } = makeCertificate(folder, NAMES);
  const [plainPort, securePort] = [await freePort(), await freePort()];
  const adapt = (text: string) =>
    text
      .replaceAll('/srv/grand-large/var/releases/current', current)
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('127.0.0.1:1337', `127.0.0.1:${ports.cms}`)
      .replaceAll('127.0.0.1:9100', `127.0.0.1:${ports.publisher}`)
      .replaceAll(/listen \[::\]:(80|443)\b.*;/g, (line) => (HAS_IPV6 ? line.replace('::', '::1') : ''))
      .replaceAll(/listen (\[::1\]:)?(80|443)\b/g, (_, ipv6: string | undefined, port: string) => {
        const address = ipv6 ?? '127.0.0.1:';
        return `listen ${address}${port === '80' ? plainPort : securePort}`;
      })
      .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
      .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`);
  for (const [from, to] of [
    ['.', 'conf.d'],
    ['snippets', 'snippets'],
  ] as const)
    copyConfiguration(join(SAMPLES, from), join(folder, to), adapt);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, around(folder));
  const args = ['-c', config, '-p', folder];
  const child = spawn(program, args, { stdio: 'pipe' });
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const place = { plainPort, securePort, ca: readFileSync(certificate), host: NAMES[0] };
  const get: RunningNginx['get'] = (path, options) => ask(place, path, options);
  await untilAnswering(child, () => get('/'), complaints);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    place,
    get,
    logs: () => ({ access: read('access.log'), error: read(LOG) }),
    reload: async () => {
      execFileSync(program, [...args, '-t', '-q'], { stdio: 'pipe' });
      const gone = () => read(LOG).match(/worker process \d+ exited/g)?.length ?? 0;
      const before = gone();
      execFileSync(program, [...args, '-s', 'reload'], { stdio: 'pipe' });
      while (gone() === before) await delay(20);
      forgetConnections({ securePort });
    },
    stop: async () => {
      const ended = new Promise((done) => child.once('close', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function copyConfiguration(from: string, to: string, adapt: (text: string) => string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each.endsWith('.conf')))
    writeFileSync(join(to, name), adapt(readFileSync(join(from, name), 'utf8')));
}

/** Returns Debian's nginx.conf, which surrounds the files of conf.d; a test may also name the visitor's address. */
function around(folder: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of folders) mkdirSync(join(folder, name));
  return [
    `load_module ${required('TEST_NGINX_BROTLI')};`,
    'daemon off;',
    'user root;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/${LOG} notice;`,
    'events {}',
    'http {',
    'types_hash_max_size 2048;',
    'include /etc/nginx/mime.types;',
    'default_type application/octet-stream;',
    'ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;',
    'ssl_prefer_server_ciphers on;',
    `access_log ${folder}/access.log;`,
    'gzip on;',
    ...['127.0.0.1', '::1'].map((address) => `set_real_ip_from ${address};`),
    `real_ip_header ${VISITOR_HEADER};`,
    ...folders.map((name) => `${name}_temp_path ${folder}/${name};`),
    'include conf.d/*.conf;',
    '}',
  ].join('\n');
}

async function untilAnswering(child: ChildProcess, attempt: () => Promise<unknown>, complaints: string[]) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${complaints.join('')}`);
    try {
      return await attempt();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      await delay(50);
    }
  }
}
