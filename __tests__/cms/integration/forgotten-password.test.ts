import { makeAdmin } from '../../support/cms/admin-accounts';
import { visitor } from '../../support/cms/visitor';
import { linkIn, mailsTo, mailWith } from '../../support/mail/mailbox';

const ask = (email: string) => visitor().post('/admin/forgot-password', { email });
const NEW = 'Second-mot-2';

describe('a forgotten password of the admin panel', () => {
  it.each([
    ['fr', /^Choisissez un nouveau mot de passe$/, /jusqu’au \d+ \p{L}+ 20\d\d/u, 'Choisir un mot de passe'],
    ['en', /^Choose a new password$/, /until \p{L}+ \d+, 20\d\d/u, 'Choose a password'],
    // A panel that is in neither of our languages.
    ['de', /mot de passe \/ Choose a new password$/, /jusqu’au .*until /s, 'Choose a password'],
  ])(
    'is answered by a mail in the language of the panel (%s), whose link sets a new one once',
    async (language, subject, until, label) => {
      const own = await makeAdmin('strapi-author', { preferedLanguage: language });
      expect((await ask(own.email)).status).toBe(204);
      const mail = await mailWith(own.email, label);
      expect(mail.subject).toMatch(subject);
      expect(mail.text?.replaceAll('\n', ' ')).toMatch(until);
      const link = new URL(linkIn(mail, label));
      expect(link.pathname).toBe('/admin/auth/reset-password');
      const form = { resetPasswordToken: link.searchParams.get('code'), password: NEW };
      expect((await visitor().post('/admin/reset-password', form)).status).toBe(200);
      expect((await visitor().post('/admin/reset-password', form)).status).toBe(400);
      expect((await visitor().post('/admin/login', { email: own.email, password: NEW })).status).toBe(200);
    },
  );

  it('is mailed once in ten minutes, in whatever spelling it is asked for, and the link stays good', async () => {
    const [own, next] = [await makeAdmin('strapi-author'), await makeAdmin('strapi-author')];
    for (const spelling of [own.email.toUpperCase(), own.email, next.email])
      expect((await ask(spelling)).status).toBe(204);
    // The queue is one: a second mail would have come before this one.
    await mailWith(next.email, 'Choisir un mot de passe');
    const mails = (await mailsTo(own.email)).filter(({ text }) => text?.includes('Choisir un mot de passe'));
    expect(mails).toHaveLength(1);
    const [link] = mails.map((mail) => new URL(linkIn(mail, 'Choisir un mot de passe')));
    const form = { resetPasswordToken: link?.searchParams.get('code'), password: NEW };
    expect((await visitor().post('/admin/reset-password', form)).status).toBe(200);
  });

  it('is answered alike when nobody has the address, and no mail leaves', async () => {
    const known = await makeAdmin('strapi-author');
    const unknown = `nobody-${String(Date.now())}@example.org`;
    const answers = await Promise.all([known.email, unknown].map(ask));
    const seen = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        headers: [...answer.headers.keys()].filter((name) => name !== 'date'),
        body: await answer.text(),
      })),
    );
    expect(seen[0]).toMatchObject({ status: 204, body: '' });
    expect(seen[1]).toEqual(seen[0]);
    // The one that is known has had its mail; the queue is one, so another would have come as well.
    await mailWith(known.email, 'Choisir un mot de passe');
    expect(await mailsTo(unknown)).toEqual([]);
  });
});
