import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SAMPLE = join(__dirname, '../../deploy/nginx/grand-large.conf');
const NAME = 'www.example.org';

export type Answer = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

/** nginx as deploy/nginx configures it, with a certificate of its own and on free ports of this machine. */
export type RunningNginx = {
  readonly get: (
    path: string,
    options?: { isSecure?: boolean; headers?: Record<string, string> },
  ) => Promise<Answer>;
  readonly stop: () => Promise<void>;
};

export async function startNginx(program: string, publicFolder: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...newKey, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  const [plainPort, securePort] = [await freePort(), await freePort()];
  const site = readFileSync(SAMPLE, 'utf8')
    .replaceAll('/srv/grand-large/public', publicFolder)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${securePort} ssl`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of folders) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      'user root;',
      `pid ${folder}/nginx.pid;`,
      `error_log ${folder}/error.log warn;`,
      'events {}',
      'http {',
      'include /etc/nginx/mime.types;',
      'access_log off;',
      ...folders.map((name) => `${name}_temp_path ${folder}/${name};`),
      site,
      '}',
    ].join('\n'),
  );
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'pipe' });
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const get: RunningNginx['get'] = (path, { isSecure = true, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const request = isSecure ? requestSecure : requestPlain;
      const agent = isSecure
        ? new SecureAgent({ ca: readFileSync(certificate), servername: NAME })
        : new Agent();
      request(
        {
          host: '127.0.0.1',
          port: isSecure ? securePort : plainPort,
          path,
          agent,
          headers: { Host: NAME, ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      )
        .on('error', reject)
        .end();
    });
  await untilAnswering(child, () => get('/'), complaints);
  return {
    get,
    stop: async () => {
      const ended = new Promise((done) => child.once('close', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilAnswering(child: ChildProcess, ask: () => Promise<unknown>, complaints: string[]) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${complaints.join('')}`);
    try {
      return await ask();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      await new Promise((retry) => setTimeout(retry, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
