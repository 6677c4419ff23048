import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/ports.mjs';
import { makeCertificate } from './certificate';
import { type Answer, ask, type AskOptions } from './nginx-request';
import { required } from './served';

const SAMPLES = join(__dirname, '../../deploy/nginx');
const LOG = 'error.log';
const NAMES = ['www.example.org', 'cms.example.org', 'publish.example.org'] as const;

/** nginx as deploy/nginx configures it, with a certificate of its own and on free ports of this machine. */
export type RunningNginx = {
  readonly get: (path: string, options?: AskOptions) => Promise<Answer>;
  /**
   * What `nginx -t && nginx -s reload` does, until the worker of before has gone, which answers for a moment longer.
   * @throws Error with what the test of the configuration says
   */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Behind = {
  /** The release's folder, or a link to it. */
  current: string;
  /** Where the CMS and the publisher listen. */
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
  const site = readdirSync(SAMPLES)
    .sort()
    .map((name) => readFileSync(join(SAMPLES, name), 'utf8'))
    .join('\n')
    .replaceAll('/srv/grand-large/var/releases/current', current)
    .replaceAll('127.0.0.1:1337', `127.0.0.1:${ports.cms}`)
    .replaceAll('127.0.0.1:9100', `127.0.0.1:${ports.publisher}`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${securePort} ssl`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, around(site, folder));
  const args = ['-c', config, '-p', folder];
  const child = spawn(program, args, { stdio: 'pipe' });
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const place = { plainPort, securePort, ca: readFileSync(certificate), host: NAMES[0] };
  const get: RunningNginx['get'] = (path, options) => ask(place, path, options);
  await untilAnswering(child, () => get('/'), complaints);
  return {
    get,
    reload: async () => {
      execFileSync(program, [...args, '-t', '-q'], { stdio: 'pipe' });
      const gone = () =>
        readFileSync(join(folder, LOG), 'utf8').match(/worker process \d+ exited/g)?.length ?? 0;
      const before = gone();
      execFileSync(program, [...args, '-s', 'reload'], { stdio: 'pipe' });
      while (gone() === before) await delay(20);
    },
    stop: async () => {
      const ended = new Promise((done) => child.once('close', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** What stands around a file of /etc/nginx/conf.d. */
function around(site: string, folder: string): string {
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
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...folders.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
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
