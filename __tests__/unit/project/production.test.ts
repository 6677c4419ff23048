import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connection } from '../../../scripts/lib/backup/postgres-connection.mjs';

const ROOT = join(__dirname, '../../..');
const SYSTEMD = join(ROOT, 'deploy/systemd');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('deploy/environment.sample', () => {
  const inCms = readdirSync(join(ROOT, 'cms/config/environment'))
    .map((name) => read(`cms/config/environment/${name}`))
    .flatMap((text) => [...text.matchAll(/\.(?:raw|optional|withDefault|secret)\(\s*'([A-Z_]+)'/g)]);
  const inPublisher = [...read('publisher/environment.ts').matchAll(/^ {2}([A-Z_]+):/gm)];
  const list = /SITE_VARIABLES = \[([^\]]*)\]/.exec(read('scripts/lib/site.mjs'))?.[1] ?? '';
  const inSite = [...list.matchAll(/'([A-Z_]+)'/g)];
  const names = [...inCms, ...inPublisher, ...inSite].map(([, name = '']) => name);
  const lines = read('deploy/environment.sample').split('\n');

  it.each([...new Set(names)].filter((name) => name !== 'PUBLISHER_STOP_AT'))('says what %s is', (name) => {
    const at = lines.findIndex((line) => new RegExp(`^(# )?${name}=`).test(line));
    expect(lines[at - 1]).toMatch(/^# [A-Z].*[.;)]$/);
  });

  it('holds no secret', () => {
    const filled = lines.filter((line) => /(KEYS?|SECRET|SALT|TOKEN|PASSWORD)=./.test(line));
    expect(filled).toEqual([]);
  });
});

describe('deploy/systemd', () => {
  const units = readdirSync(SYSTEMD).filter((name) => name.endsWith('.service'));

  it.each(units)('%s starts a program that is there', (name) => {
    const unit = readFileSync(join(SYSTEMD, name), 'utf8');
    const folder = /^WorkingDirectory=(.*)$/m.exec(unit)?.[1] ?? '/srv/grand-large';
    const words = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    const script = words.find((word) => /\w\.(js|mjs|ts)$/.test(word));
    const program = script ? join(folder, script) : (words[0] ?? '');
    const path = program.replace('/srv/grand-large', ROOT);
    expect([program, existsSync(path)]).toEqual([program, true]);
  });
});

describe('deploy/systemd/reload-nginx.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reload-'));
    symlinkSync('000001', join(folder, 'current'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs it with a stand-in for nginx, a shell script; tells how it ended, how nginx was called and what is noted. */
  function reload(nginx = '') {
    const [program, calls, noted] = ['nginx', 'calls', 'noted'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(program, `#!/bin/sh\necho "$*" >> ${calls}\ncd ${folder}\n${nginx}\n`);
    chmodSync(program, 0o755);
    rmSync(calls, { force: true });
    const { status } = spawnSync(join(SYSTEMD, 'reload-nginx.sh'), [join(folder, 'current'), noted], {
      env: { PATH: `${folder}:${process.env['PATH']}` },
    });
    const said = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
    return { status, calls: said(calls), noted: said(noted) };
  }

  it('tests and reloads once for each release', () => {
    expect(reload()).toEqual({ status: 0, calls: ['-t -q', '-s reload'], noted: ['000001'] });
    expect(reload()).toEqual({ status: 0, calls: [], noted: ['000001'] });
  });

  it('notes nothing when nginx refuses the rules, so that the next call tries again', () => {
    expect(reload('exit 1')).toEqual({ status: 1, calls: ['-t -q'], noted: [] });
  });

  it('reloads again for a release that goes live meanwhile', () => {
    const { calls, noted } = reload('[ "$1" = -t ] || ln -sfn 000002 current');
    expect([calls, noted]).toEqual([['-t -q', '-s reload', '-t -q', '-s reload'], ['000002']]);
  });
});

describe('the connection of PostgreSQL’s own programs', () => {
  const parts = { host: 'db', port: 5433, name: 'guide', username: 'ada', password: 'p@ss', ssl: true };

  it('is the one of the CMS, from an address or from its parts', () => {
    const expected = {
      PGHOST: 'db',
      PGPORT: '5433',
      PGDATABASE: 'guide',
      PGUSER: 'ada',
      PGPASSWORD: 'p@ss',
      PGSSLMODE: 'require',
    };
    expect(connection({ client: 'postgres', ...parts })).toEqual(expected);
    const url = 'postgres://ada:p%40ss@db:5433/guide?sslmode=require';
    expect(connection({ client: 'postgres', ...parts, url, host: 'other' })).toEqual(expected);
  });
});
