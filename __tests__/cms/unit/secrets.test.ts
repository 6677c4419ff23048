import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const script = path.resolve(__dirname, '../../../cms/scripts/secrets.mjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grand-large-secrets-'));

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

const run = (file: string) => execFileSync(process.execPath, [script, file], { encoding: 'utf8' });

it('writes every secret once, for the owner’s eyes alone', () => {
  const file = path.join(folder, 'new', '.env');
  expect(run(file)).toContain('added APP_KEYS, JWT_SECRET');
  const first = fs.readFileSync(file, 'utf8');
  expect(first.match(/^[A-Z_]+=.{32,}$/gm)).toHaveLength(10);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(run(file)).toContain('has them all');
  expect(fs.readFileSync(file, 'utf8')).toBe(first);
});

it('keeps what is there and adds the rest', () => {
  const file = path.join(folder, 'existing.env');
  fs.writeFileSync(file, 'SMTP_HOST=mail\nJWT_SECRET=mine', { mode: 0o644 });
  run(file);
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toMatch(/^SMTP_HOST=mail\nJWT_SECRET=mine\nAPP_KEYS=/);
  expect(text.match(/^JWT_SECRET=/gm)).toHaveLength(1);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});
