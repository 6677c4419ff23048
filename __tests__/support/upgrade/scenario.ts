import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '../../../cms/src/panel/arrangement';
import { COMMENT_FORM } from '../../../cms/src/panel/forms/visitors';
import { redirectsOf } from '../../../src/site-build/rules/redirects';
import { type Document, Panel } from '../../../tools/upgrade-fixture/panel';
import { expectShortIds } from '../cms/short-ids';
import { publishedComments, visitor } from '../cms/visitor';
import { type MailSink, openMailSink } from '../mail/mail-sink';
import { mailsTo, mailWith } from '../mail/mailbox';
import { ALLOWANCES, AT_EVERY_START } from './allowances';
import type { Installation } from './installation';
import { losses } from './losses';
import { commentForm, commentRights, underNewNames } from './renames';
import type { Row, Tables } from './tables';

const MODERATOR = 'moderation@grand-large.example';
const ARTICLE = 'api::article.article';

/** Everything that whoever ran an earlier release must find again under today's code. */
export function describeUpgrade(title: string, make: () => Installation): void {
  describe(title, () => {
    let installation: Installation;
    let sink: MailSink;
    let unpacked: { readonly folder: string; readonly tables: Tables };
    let [first, second]: Tables[] = [];

    beforeAll(async () => {
      installation = make();
      unpacked = installation.unpack();
      expect(await installation.restore()).toMatchObject({ code: 0 });
      sink = await openMailSink(join(installation.folder, 'mail'));
      await installation.start(sink.env);
      for (const words of installation.facts.waiting) await mailWith(MODERATOR, words);
      await untilSent(installation);
      first = installation.database.read();
      await installation.stop();
      await installation.start(sink.env);
      second = installation.database.read();
      process.env['TEST_CMS_URL'] = installation.cms.url;
      process.env['TEST_CMS_TOKEN'] = installation.secret('CMS_TOKEN');
    });
    afterAll(async () => {
      await installation.remove();
      await sink.close();
    });

    const ask = (path: string, token: string) =>
      fetch(installation.cms.url + path, { headers: { authorization: `Bearer ${token}` } });
    const post = (path: string, body: object) =>
      fetch(installation.cms.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    /** A link of a mail, at the place where the CMS is now. */
    const here = (link: string) => installation.cms.url + new URL(link).pathname;

    it('keeps every table, row and value', () => {
      expect(losses(underNewNames(unpacked.tables), first ?? new Map(), ALLOWANCES)).toEqual([]);
    });

    it('changes nothing more at the next start', () => {
      const [before, after] = [first ?? new Map(), second ?? new Map()];
      expect([...losses(before, after, AT_EVERY_START), ...losses(after, before, AT_EVERY_START)]).toEqual(
        [],
      );
    });

    it('sets up the form and the list of comments under the new names', () => {
      const { title, thread, list, fields, labels } = commentForm(first ?? new Map());
      expect({ title, thread }).toEqual({ title: 'nom', thread: 'nom' });
      expect(list).toEqual(COMMENT_FORM.list);
      expect(fields).toEqual(rowsOf(COMMENT_FORM).flatMap((row) => row.map(({ name }) => name)));
      expect(Object.fromEntries(labels)).toMatchObject({ texte: COMMENT_FORM.words['texte']?.label.fr });
    });

    it('leaves roles their rights on each field of a comment', () => {
      expect(commentRights(first ?? new Map())).toEqual(commentRights(underNewNames(unpacked.tables)));
    });

    it('gives every entry a short id that lasts', () => {
      for (const tables of [first, second]) expectShortIds(tables ?? new Map());
    });

    it('sends the mails that waited, once', async () => {
      const texts = (await mailsTo(MODERATOR)).map(({ text }) => text ?? '');
      for (const words of installation.facts.waiting)
        expect(texts.filter((text) => text.includes(words))).toHaveLength(1);
    });

    it('serves every file, byte for byte', async () => {
      const files = unpacked.tables.get('files') ?? [];
      const urls = files.flatMap(urlsOf);
      expect(urls.length).toBeGreaterThan(files.length);
      for (const url of urls) {
        const answer = await fetch(installation.cms.url + url);
        const served = Buffer.from(await answer.arrayBuffer());
        expect([url, answer.status, digest(served)]).toEqual([
          url,
          200,
          digest(readFileSync(join(unpacked.folder, url))),
        ]);
      }
    });

    it('plans every page at its address, and leads on from every former one', async () => {
      const inventory = await ask('/api/publication/inventory', installation.secret('PUBLISHER_SECRET'));
      const { pages } = (await inventory.json()) as { pages: { path: string }[] };
      const paths = pages.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining([...installation.facts.pages]));
      const moved = await movedEntries((path) => ask(path, installation.secret('CMS_TOKEN')));
      const redirects = Object.fromEntries(redirectsOf(moved, paths).map(({ from, to }) => [from, to]));
      expect(redirects).toMatchObject(installation.facts.moved);
    });

    it('opens to every password and every API token', async () => {
      for (const account of installation.facts.admins)
        expect([account.email, (await post('/admin/login', account)).status]).toEqual([account.email, 200]);
      for (const { email, password } of installation.facts.siteUsers) {
        const { status } = await post('/api/auth/local', { identifier: email, password });
        expect([email, status]).toEqual([email, 200]);
      }
      for (const token of [installation.facts.apiToken, installation.secret('CMS_TOKEN')])
        expect((await ask('/api/articles?locale=fr', token)).status).toBe(200);
    });

    it('honours the links in mails that the earlier release sent', async () => {
      const { approve, refuse, withdraw, confirm, stop: end, myData } = installation.facts.links;
      for (const link of [approve, refuse, withdraw, confirm, end, myData])
        expect([link, (await visitor().open(here(link))).status]).toEqual([link, 200]);
      const online = async () => (await publishedComments('fr')).map(({ comment }) => comment);
      expect(await online()).not.toContain(installation.facts.pendingComment);
      for (const link of [approve, confirm, end, withdraw])
        expect([link, (await visitor().press(here(link), { reason: 'x' })).status]).toEqual([link, 200]);
      expect(await online()).toContain(installation.facts.pendingComment);
    });

    it('lets an editor publish what lay there as a draft', async () => {
      const [account] = installation.facts.admins;
      if (!account) throw new Error('the fixture has no administrator');
      const panel = await Panel.logIn(installation.cms.url, account);
      const draft: Document = await panel.find(ARTICLE, 'fr', 'geyser');
      await panel.act(ARTICLE, draft, 'fr', 'publish');
      const answer = await ask('/api/articles?locale=fr&filters[slug]=geyser', installation.facts.apiToken);
      const { data } = (await answer.json()) as { data: { titre: string }[] };
      expect(data).toMatchObject([{ titre: 'Le grand geyser, relu' }]);
    });

    it('can be left again: the backup from before brings back exactly what was there', async () => {
      await installation.stop();
      expect(await installation.restore('--replace')).toMatchObject({ code: 0 });
      const now = installation.database.read();
      expect([...losses(unpacked.tables, now, []), ...losses(now, unpacked.tables, [])]).toEqual([]);
    });
  });
}

/** A mail that has arrived is taken out of the queue a moment later. */
async function untilSent({ database }: Installation): Promise<void> {
  while ((database.read().get('outgoing_mails') ?? []).length > 0)
    await new Promise((wait) => setTimeout(wait, 100));
}

function urlsOf({ url, formats }: Row): string[] {
  const sizes = (typeof formats === 'string' ? JSON.parse(formats) : formats) as Record<string, Row> | null;
  return [url, ...Object.values(sizes ?? {}).map((size) => size['url'])].map(String);
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');

type Entry = { slug: string; anciennes_adresses: string | null; pay?: { slug: string } | null };

async function movedEntries(ask: (path: string) => Promise<Response>) {
  const queries = ['articles?locale=fr&populate=pay&', 'static-pages?locale=fr&'];
  const lists = await Promise.all(
    queries.map(async (query) => {
      const answer = await ask(`/api/${query}pagination[pageSize]=100`);
      return ((await answer.json()) as { data: Entry[] }).data;
    }),
  );
  return lists.flat().map(({ slug, anciennes_adresses, pay }) => ({
    path: pay ? `/fr/${pay.slug}/${slug}/` : `/fr/${slug}/`,
    formerPaths: JSON.parse(anciennes_adresses ?? '[]') as string[],
  }));
}
