import { logIn } from '../../support/cms/admin';
import { callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { linkIn, mailWith } from '../../support/mail/mailbox';
import { cmsUrl, required } from '../../support/served';

const EDITORS = 'moderation@grand-large.example';
const run = String(Date.now());

function tell(body: unknown, secret = required('TEST_PUBLISHER_SECRET')) {
  return fetch(`${cmsUrl()}/api/publication/trouble`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const ADDRESS = 'https://cms.example/admin/content-manager/collection-types/api::article.article/x1';
const message = { fr: `Une entrée est à réparer ${run}`, en: `An entry is to be mended ${run}` };
const problem = (locale: string) => ({
  message: '<b>couverture</b>: the file is no picture',
  locale,
  title: `Geysir ${run}`,
  address: `${ADDRESS}?locale=${locale}`,
});

describe('a publication that failed is told by mail', () => {
  it.each([
    ['fr', 'La publication n’a pas abouti', message.fr, `Ouvrir «\u00a0Geysir ${run}\u00a0»`],
    ['en', 'Publishing failed', message.en, `Open “Geysir ${run}”`],
  ])('in the language of the entry: %s', async (locale, subject, opening, label) => {
    expect((await tell({ kind: 'failed', message, problems: [problem(locale)] })).status).toBe(200);
    const mail = await mailWith(EDITORS, opening);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('<b>couverture</b>: the file is no picture');
    expect(mail.html).not.toContain('<b>');
    expect(linkIn(mail, label)).toBe(`${ADDRESS}?locale=${locale}`);
  });

  it('with the first of many problems, and how many there are besides', async () => {
    const many = { fr: `Six entrées ${run}`, en: 'Six entries' };
    const problems = Array.from({ length: 6 }, (_, index) => ({ message: `problème ${String(index)}` }));
    expect((await tell({ kind: 'failed', message: many, problems })).status).toBe(200);
    const { text } = await mailWith(EDITORS, many.fr);
    expect(text).toContain('problème 4');
    expect(text).not.toContain('problème 5');
    expect(text).toContain('Et 1 autre,');
  });

  it('to whoever published the entry, too, with nothing of others', async () => {
    const writer = await makeAdmin('strapi-editor');
    const data = { titre: `Écrit par un autre ${run}`, slug: `autre-${run}`, article_general: true };
    const list = '/content-manager/collection-types/api::article.article';
    const made = await callAs(writer.token, 'POST', `${list}?locale=fr`, data);
    const { documentId } = ((await made.json()) as { data: { documentId: string } }).data;
    await callAs(writer.token, 'POST', `${list}/${documentId}/actions/publish?locale=fr`, {});
    const aside = { fr: `Deux entrées sont de côté ${run}`, en: 'Two entries are set aside' };
    const own = { ...problem('fr'), message: 'la vôtre', entry: { kind: 'article', documentId } };
    const other = {
      ...problem('fr'),
      message: 'celle d’un autre',
      entry: { kind: 'article', documentId: 'x' },
    };
    expect((await tell({ kind: 'set-aside', message: aside, problems: [own, other] })).status).toBe(200);
    const { text } = await mailWith(writer.email, aside.fr);
    expect(text).toContain('la vôtre');
    expect(text).not.toContain('celle d’un autre');
    expect((await mailWith(EDITORS, aside.fr)).text).toContain('celle d’un autre');
    await (await logIn()).request('DELETE', `${list}/${documentId}?locale=fr`);
  });

  it('and a release that waits says what it waits for', async () => {
    const held = { fr: `5 pages disparaîtraient ${run}`, en: '5 pages would disappear' };
    expect((await tell({ kind: 'held', message: held, problems: [] })).status).toBe(200);
    const mail = await mailWith(EDITORS, held.fr);
    expect(mail.subject).toBe('Une publication attend votre accord');
  });
});

it.each([
  ['a wrong secret', 'no secret', { kind: 'failed', message, problems: [] }, 403, ''],
  ['a kind that there is not', undefined, { kind: 'x', message, problems: [] }, 400, 'kind'],
  ['no English words', undefined, { kind: 'failed', message: { fr: 'a' }, problems: [] }, 400, 'message.en'],
  [
    'a script for an address',
    undefined,
    { kind: 'failed', message, problems: [{ message: 'a', address: 'javascript:1' }] },
    400,
    'problems[0].address',
  ],
  [
    'more than was agreed',
    undefined,
    { kind: 'failed', message, problems: [], to: 'x@example.org' },
    400,
    'to',
  ],
])('is refused with %s', async (_, secret, body, status, names) => {
  const response = await tell(body, secret);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(names);
});
