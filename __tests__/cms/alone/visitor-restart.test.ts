import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logIn } from '../../support/cms/admin';
import { freePort, OwnCms } from '../../support/cms/own-cms';
import { ownArticle, publishedComments, ripeTokens, visitor } from '../../support/cms/visitor';
import { picture } from '../../support/inputs/made-files';
import { shiftedClock } from '../../support/machine/shifted-clock';
import { MailServer, until } from '../../support/mail/mail-server';
import { required } from '../../support/served';

const MESSAGE = 'api::contact-message.contact-message';
const COMMENT = 'api::comment.comment';
const EXCURSION = 'api::excursion.excursion';
const DAY = 24 * 3600 * 1000;

let cms: OwnCms;
let mails: MailServer;

beforeAll(async () => {
  mails = new MailServer(await freePort());
  cms = new OwnCms(await freePort(), { ...mails.env, MODERATORS: 'moderation@grand-large.example' });
  process.env['TEST_CMS_URL'] = `http://127.0.0.1:${cms.port}`;
  process.env['TEST_CMS_DATA'] = cms.data;
  await cms.start();
});
afterAll(async () => {
  mails.stop();
  await cms.remove();
});

describe('the CMS killed in the middle of posts, its mail server down', () => {
  it('loses nothing that it accepted, and no mail about it', async () => {
    const tokens = ripeTokens(40);
    const accepted: string[] = [];
    let isBeingKilled = (): void => undefined;
    const kill = new Promise<void>((resolve) => (isBeingKilled = resolve));
    let killed: Promise<void> | undefined;
    const posts = tokens.map(async (token, i) => {
      const subject = `Numéro ${String(i)}`;
      await new Promise((resolve) => setTimeout(resolve, i * 8));
      // However fast it answers, some come too late.
      if (i >= 30) await kill;
      const body = {
        token,
        langue: 'fr',
        subject,
        email: 'ana@example.org',
        message: `Message ${String(i)}`,
      };
      const answer = await visitor()
        .post('/api/contact-messages', body)
        .catch(() => undefined);
      if (answer?.status === 201) accepted.push(subject);
      // In the middle: some are answered, some are on their way.
      if (accepted.length === 12) {
        killed ??= cms.end('SIGKILL');
        isBeingKilled();
      }
    });
    await Promise.all(posts);
    await killed;
    expect(accepted.length).toBeGreaterThanOrEqual(12);
    expect(accepted.length).toBeLessThan(40);

    await mails.start();
    await cms.start();
    const admin = await logIn();
    for (const subject of accepted)
      expect([subject, await admin.count(MESSAGE, { subject })]).toEqual([subject, 1]);
    const missing = () => accepted.filter((subject) => mails.holding(subject).length === 0);
    await until('all mails', () => missing().length === 0);
  });
});

/** Reads what the CMS tells the publisher, for the status page. */
async function notices(): Promise<{ fr: string }[]> {
  const headers = { authorization: `Bearer ${required('TEST_PUBLISHER_SECRET')}` };
  const url = `http://127.0.0.1:${cms.port}/api/publication/due`;
  const answer = await fetch(url, { method: 'POST', headers });
  return ((await answer.json()) as { notices: { fr: string }[] }).notices;
}

/** Four years ahead all that visitors left would be old: twice nothing happens, and the moderators hear of it once. */
async function startWithWrongClock(): Promise<void> {
  const clock = shiftedClock(4 * 365);
  const numbers = () => {
    const database = cms.database();
    const sql = `SELECT (SELECT count(*) FROM contact_messages), (SELECT count(*) FROM comments), (SELECT count(email) FROM comments)`;
    const [row] = database.prepare(sql).all();
    database.close();
    return row;
  };
  const before = numbers();
  // As in a database that has never known retention.
  cms.run("DELETE FROM strapi_core_store_settings WHERE key = 'api_grand-large_retention'");
  for (let start = 0; start < 2; start += 1) {
    await cms.start({ NODE_OPTIONS: clock.nodeOptions });
    expect(numbers()).toEqual(before);
    const words = 'l’horloge de la machine a avancé de 1460 jours depuis la dernière fois';
    expect(await notices()).toEqual([expect.objectContaining({ fr: expect.stringContaining(words) })]);
    await until('a mail', () => mails.holding('the machine’s clock has moved on by 1460 days').length > 0);
    await cms.end('SIGTERM');
  }
  expect(mails.holding('Erasing old data is on hold')).toHaveLength(1);
  clock.remove();
}

describe('what has been kept for as long as was promised', () => {
  it('is erased, and nothing else is', async () => {
    const own = await ownArticle('fr');
    const tokens = ripeTokens(8);
    const write = async (name: string, more: object = {}) => {
      const body = { token: tokens.pop(), langue: 'fr', article: own.documentId, comment: name, name };
      expect((await visitor().post('/api/comments', { ...body, ...more })).status).toBe(201);
    };
    const admin = await logIn();
    const idOf = async (name: string) => (await admin.find(COMMENT, 'fr', { nom: name })).documentId;
    await write('Refusé ancien');
    await write('Refusé récent');
    await write('Publié ancien', { email: 'vieille@example.org' });
    await write('Publié récent', { email: 'jeune@example.org' });
    await write('Jamais confirmé', { email: 'muette@example.org', notify_reply: true });
    for (const name of ['Refusé ancien', 'Refusé récent'])
      await admin.save(COMMENT, await idOf(name), 'fr', { etat: 'refuse', motif_refus: 'x' });
    for (const name of ['Publié ancien', 'Publié récent', 'Jamais confirmé'])
      await admin.act(COMMENT, await idOf(name), 'fr', 'publish');
    for (const subject of ['Ancien', 'Récent']) {
      const body = { langue: 'fr', subject, email: 'ana@example.org', message: subject };
      await visitor().post('/api/contact-messages', { ...body, token: tokens.pop() });
    }

    await cms.end('SIGTERM');
    const database = cms.database();
    const ago = (days: number) => Date.now() - days * DAY;
    const set = (table: string, column: string, days: number, where: string, value: string) => {
      const sql = `update ${table} set ${column} = ? where ${where} = ?`;
      expect(database.prepare(sql).run(ago(days), value).changes).toBeGreaterThan(0);
    };
    set('contact_messages', 'created_at', 367, 'subject', 'Ancien');
    set('contact_messages', 'created_at', 360, 'subject', 'Récent');
    set('comments', 'updated_at', 31, 'nom', 'Refusé ancien');
    set('comments', 'updated_at', 27, 'nom', 'Refusé récent');
    set('comments', 'created_at', 3 * 366, 'nom', 'Publié ancien');
    set('comments', 'abonnement_demande_le', 31, 'nom', 'Jamais confirmé');
    database.close();
    await startWithWrongClock();
    const addressesOf = (...names: string[]) =>
      Promise.all(names.map((name) => admin.count(COMMENT, { email: `${name}@example.org` })));
    // Two of three addresses are old: one goes in each night, the oldest first; a second start on a day is no night.
    for (let start = 0; start < 2; start += 1) {
      await cms.start();
      expect(await notices()).toEqual([
        expect.objectContaining({ fr: expect.stringContaining('prend plusieurs nuits\u00a0: ') }),
      ]);
      expect(await addressesOf('vieille', 'muette')).toEqual([0, 1]);
      await cms.end('SIGTERM');
    }
    const tomorrow = shiftedClock(1);
    await cms.start({ NODE_OPTIONS: tomorrow.nodeOptions });
    expect(await notices()).toEqual([]);
    tomorrow.remove();
    // Logins of today have ended by then.
    await cms.end('SIGTERM');
    await cms.start();

    const kept = async (uid: string, filters: Record<string, string>) =>
      (await admin.count(uid, filters)) > 0;
    expect(await kept(MESSAGE, { subject: 'Ancien' })).toBe(false);
    expect(await kept(MESSAGE, { subject: 'Récent' })).toBe(true);
    expect(await kept(COMMENT, { nom: 'Refusé ancien' })).toBe(false);
    expect(await kept(COMMENT, { nom: 'Refusé récent' })).toBe(true);
    expect(await kept(COMMENT, { email: 'vieille@example.org' })).toBe(false);
    expect(await kept(COMMENT, { email: 'muette@example.org' })).toBe(false);
    expect(await kept(COMMENT, { email: 'jeune@example.org' })).toBe(true);
    // The comments themselves stay.
    const names = (await publishedComments('fr')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Publié ancien', 'Publié récent', 'Jamais confirmé']));
    const after = cms.database();
    const addresses = after.prepare("select email from comments where nom = 'Publié ancien'").all();
    after.close();
    expect(addresses).toEqual([{ email: null }, { email: null }]);
  });

  it('is named by the command for it, which erases against its own objection when it is told to go ahead', async () => {
    const clock = shiftedClock(4 * 365);
    const variables = { NODE_ENV: 'production', CMS_DATA_DIR: cms.data, NODE_OPTIONS: clock.nodeOptions };
    const env = { ...process.env, ...variables };
    const cwd = join(__dirname, '../../../cms');
    // As an operator runs it, beside the server.
    const run = async (...more: string[]) =>
      (await promisify(execFile)('node', ['dist/scripts/retention.js', ...more], { cwd, env })).stdout;
    const messages = async () => (await logIn()).count(MESSAGE, {});
    const all = await messages();
    expect(all).toBeGreaterThan(0);
    const report = new RegExp(`messages ${String(all)} of ${String(all)}\n[^]*On hold: .*1460 days`);
    expect(await run()).toMatch(report);
    expect(await messages()).toBe(all);
    expect(await run('--go-ahead')).toMatch(new RegExp(`${report.source}[^]*\nErased\\.\n`));
    expect(await messages()).toBe(0);
    clock.remove();
  });
});

describe('what was changed without the CMS is put right at the next start', () => {
  const read = <T>(sql: string, ...values: string[]) => {
    const database = cms.database();
    const row = database.prepare(sql).all(...values)[0] as T;
    database.close();
    return row;
  };

  it('short ids', async () => {
    const admin = await logIn();
    const make = async (titre: string) => (await admin.create(EXCURSION, 'fr', { titre })).documentId;
    const [erased, emptied, imported] = [await make('Effacée'), await make('Vidée'), await make('Importée')];
    const idOf = (documentId: string) =>
      read<{ id: string }>('select id_court as id from excursions where document_id = ?', documentId)?.id;
    const before = [idOf(emptied), idOf(imported)];
    await cms.end('SIGTERM');
    cms.run(`delete from excursions where document_id = '${erased}'`);
    cms.run(`update excursions set id_court = null where document_id = '${emptied}'`);
    cms.run(`delete from short_ids where document_id = '${imported}'`);
    await cms.start();
    expect([idOf(emptied), idOf(imported)]).toEqual(before);
    const table = 'select short_id as id, deleted_at as at from short_ids where document_id = ?';
    expect(read(table, erased)).toMatchObject({ at: expect.any(Number) });
    expect(read(table, imported)).toEqual({ id: before[1], at: null });
  });

  it('addresses of pictures, in texts of a release that left them as the panel was opened', async () => {
    const admin = await logIn();
    const { url } = await admin.upload('port.png', new Uint8Array(await picture('png')), 'image/png');
    const { documentId } = await ownArticle('fr');
    await cms.end('SIGTERM');
    const elsewhere = '![x](https://other.example/uploads/port.png)';
    cms.run(
      `update articles set corps = '![Le port](http://localhost:1337${url}) ${elsewhere}' where document_id = '${documentId}'`,
    );
    cms.run("delete from strapi_core_store_settings where key = 'api_grand-large_library-addresses'");
    await cms.start();
    const sql = 'select corps as text from articles where document_id = ?';
    expect(read(sql, documentId)).toEqual({ text: `![Le port](${url}) ${elsewhere}` });
  });
});
