// A mail server that keeps what it is given: every message becomes a file that a person can read.
//   node scripts/mail-sink.mjs <port> <folder>
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

const [port = '1025', folder = 'var/mail'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

let count = 0;

/** @param {Buffer} raw */
async function keep(raw) {
  const mail = await simpleParser(raw);
  const to = [mail.to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''));
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const name = `${stamp}-${String(++count).padStart(3, '0')}-${(to[0] ?? 'nobody').replaceAll(/[^\w.@-]+/g, '_')}`;
  // The message as it came, for mail programs; its words, for people and tests.
  keepFile(`${name}.eml`, raw);
  const head = [`To: ${to.join(', ')}`, `From: ${mail.from?.text ?? ''}`, `Subject: ${mail.subject ?? ''}`];
  keepFile(`${name}.txt`, `${head.join('\n')}\n\n${mail.text ?? ''}`);
}

/** Whoever finds the file finds it whole. @param {string} name @param {Buffer | string} content */
function keepFile(name, content) {
  const file = join(folder, name);
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, done) {
    /** @type {Buffer[]} */
    const chunks = [];
    stream.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
    stream.on('end', () => {
      keep(Buffer.concat(chunks)).then(() => done(), done);
    });
  },
});
server.on('error', (error) => {
  console.error(`mail sink: ${error.message}`);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`mail sink: listening on ${port}, messages go to ${folder}`);
});
