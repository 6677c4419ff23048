import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A certificate for some names, signed by itself, for the length of a test. */
export function makeCertificate(folder: string, names: readonly string[]) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...newKey, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  return { key, certificate };
}
