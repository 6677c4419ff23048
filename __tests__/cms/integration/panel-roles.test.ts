import { logIn } from '../../support/cms/admin';
import { callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { ARTICLE, dropWorld, makeWorld, TRIALS } from '../../support/cms/role-trial';
import { visitor } from '../../support/cms/visitor';
import { linkIn, mailWith } from '../../support/mail/mailbox';

const SETTINGS = ['list accounts', 'list roles', 'list tokens', 'list webhooks', 'read accounts of the site'];
const except = (...names: readonly string[]) => Object.keys(TRIALS).filter((name) => !names.includes(name));

const translator = (language: string, other: string) => [
  'read an article of somebody else',
  'preview it',
  `write ${language}`,
  `add ${language} to ${other === 'English' ? 'an' : 'a'} ${other} article`,
  `publish ${language}`,
  `discard ${language === 'English' ? 'an English' : 'a French'} draft`,
  `unpublish ${language}`,
  'take a picture of the library',
  'look at the log of publications',
];

/** All that each role may do of what is tried. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  'strapi-editor': except(...SETTINGS),
  'strapi-author': [
    'begin an article in French',
    'begin an article in English',
    'write its own',
    'delete its own',
    'take a picture of the library',
    'upload a picture',
    'look at the log of publications',
  ],
  'translator-en': translator('English', 'French'),
  'translator-fr': translator('French', 'English'),
  moderator: [
    'read an article of somebody else',
    'preview it',
    'read comments',
    'refuse a comment',
    'take it back and approve it',
    'read messages of visitors',
    'look at the log of publications',
  ],
  nothing: [],
};

describe('the role', () => {
  it.each(Object.entries(MAY))('%s may do this, and nothing else of all that is tried', async (role, may) => {
    const world = await makeWorld(await makeAdmin(role));
    const done: string[] = [];
    for (const [name, attempt] of Object.entries(TRIALS)) if (await attempt(world)) done.push(name);
    await dropWorld(world);
    expect(done.sort()).toEqual([...may].sort());
  });
});

it('a translator who begins an entry is told why not, in the language of the panel', async () => {
  const slug = `essai-${String(Date.now())}`;
  for (const [language, words] of [
    ['fr', /^Votre rôle ne commence pas d’entrée ici/],
    ['en', /^Your role begins no entries here/],
  ] as const) {
    const { token } = await makeAdmin('translator-en', { preferedLanguage: language });
    const address = `/content-manager/collection-types/${ARTICLE}?locale=en`;
    const answer = await callAs(token, 'POST', address, { titre: slug, slug });
    const { error } = (await answer.json()) as { error: { message: string } };
    expect(error.message).toMatch(words);
  }
});

describe('an account that an administrator makes', () => {
  it.each([
    [undefined, 'fr', 'Votre compte pour écrire dans Grand Large', 'Choisir mon mot de passe'],
    ['fr', 'fr', 'Votre compte pour écrire dans Grand Large', 'Choisir mon mot de passe'],
    ['en', 'en', 'Your account for writing in Grand Large', 'Choose my password'],
  ])(
    '(panel: %s) is invited by a mail whose link sets the password once',
    async (given, kept, subject, label) => {
      const admin = await logIn();
      const roles = (await (await admin.request('GET', '/admin/roles')).json()) as {
        data: { id: number; code: string }[];
      };
      const role = roles.data.find(({ code }) => code === 'strapi-author');
      const email = `invited-${String(Date.now())}@example.org`;
      const account = { firstname: 'Ana', lastname: '', email, roles: [role?.id] };
      const body = { ...account, ...(given && { preferedLanguage: given }) };
      expect((await admin.request('POST', '/admin/users', body)).status).toBe(201);
      const mail = await mailWith(email, label);
      expect(mail.subject).toBe(subject);
      const link = new URL(linkIn(mail, label));
      expect(link.pathname).toBe('/admin/auth/register');
      const form = {
        registrationToken: link.searchParams.get('registrationToken'),
        userInfo: { firstname: 'Ana', lastname: '', password: 'Premier-mot-1' },
      };
      const answer = await visitor().post('/admin/register', form);
      const { data } = (await answer.json()) as { data: { user: { preferedLanguage: string } } };
      expect([answer.status, data.user.preferedLanguage]).toEqual([200, kept]);
      expect((await visitor().post('/admin/register', form)).status).toBe(400);
    },
  );
});
