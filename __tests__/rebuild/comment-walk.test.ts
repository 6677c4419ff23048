import { articleId, publishedComments, ripeTokens, visitor } from '../support/cms/visitor';
import { linkIn, mailsTo, mailWith } from '../support/mail/mailbox';
import { allText, readPage } from '../support/site/built-site';
import { build } from '../support/site/rebuild';

const MODERATOR = 'moderation@grand-large.example';
const PAGE = '/fr/autriche/hallstatt/';
const run = String(Date.now());
const ANA = `ana.${run}@example.org`;
const COMMENT = `Nous y étions en mai ${run}`;
const ANSWER = `Et le bateau <b>circulait</b> ? ${run}`;

const isInSite = (text: string): boolean => allText().includes(text);

function rebuild(): string {
  const { status, output } = build();
  expect([status, status === 0 ? '' : output.slice(-3000)]).toEqual([0, '']);
  return readPage(PAGE).html;
}

describe('a comment, from its first word to its last', () => {
  it('goes all the way, by real mails and real pages', async () => {
    const tokens = ripeTokens(3);
    const article = await articleId('fr', 'hallstatt');
    const write = async (more: object) => {
      const body = { token: tokens.pop(), langue: 'fr', article, ...more };
      expect((await visitor().post('/api/comments', body)).status).toBe(201);
    };
    const countOf = (html: string) => Number(/>(\d+)\u0020commentaires?</.exec(html)?.[1] ?? 0);
    const before = countOf(readPage(PAGE).html);

    // A comment, and what its mail's links do when a scanner looks at them: nothing.
    await write({ comment: COMMENT, name: 'Ana <i>', email: ANA, notify_reply: true });
    const toModerator = await mailWith(MODERATOR, COMMENT);
    for (const label of ['Publier', 'Refuser', 'Indésirable'])
      expect((await visitor().open(linkIn(toModerator, label))).status).toBe(200);
    expect((await publishedComments('fr')).some(({ comment }) => comment === COMMENT)).toBe(false);

    // Approved, it is in the page, as text, with a place of its own; the address is nowhere.
    await visitor().press(linkIn(toModerator, 'Publier'));
    const listed = (await publishedComments('fr')).find(({ comment }) => comment === COMMENT);
    const html = rebuild();
    expect(html).toContain(COMMENT);
    expect(html).toContain('Ana &lt;i&gt;');
    expect(html).toContain(`id="comment-${listed?.documentId ?? ''}"`);
    expect(countOf(html)).toBe(before + 1);
    expect(isInSite(ANA)).toBe(false);

    // Told of replies only once confirmed.
    const optIn = await mailWith(ANA, 'Confirmer');
    await visitor().press(linkIn(optIn, 'Confirmer'));
    await write({ comment: ANSWER, name: 'Bob', parent: listed?.documentId });
    await visitor().press(linkIn(await mailWith(MODERATOR, ANSWER), 'Publier'));
    const reply = await mailWith(ANA, ANSWER);
    expect(reply.text).toContain(PAGE);

    // Enough: no further mail; and everything away.
    await visitor().press(linkIn(reply, 'Ne plus être averti'), { 'List-Unsubscribe': 'One-Click' });
    await visitor().post('/api/my-data', { token: tokens.pop(), langue: 'fr', email: ANA });
    const toErase = linkIn(await mailWith(ANA, 'Voir mes données'), 'Voir mes données');
    expect((await visitor().press(toErase)).status).toBe(200);
    expect(await mailsTo(ANA)).toHaveLength(3);

    const after = rebuild();
    expect(after).toContain('Et le bateau &lt;b&gt;circulait&lt;/b&gt;');
    expect(isInSite(COMMENT)).toBe(false);
    expect(isInSite('Ana &lt;i&gt;')).toBe(false);
  });
});
