import { logIn } from '../../support/cms/admin';
import { type AdminAccount, callAs, makeAdmin } from '../../support/cms/admin-accounts';

const enter = (account: AdminAccount) => callAs(account.token, 'POST', '/publication/enter');

async function rightsOnTicket(account: AdminAccount): Promise<string | undefined> {
  const { url } = (await (await enter(account)).json()) as { url: string };
  return new URL(url).searchParams.get('ticket')?.split('.')[1];
}

async function shownRights(account: AdminAccount): Promise<unknown> {
  const answer = await callAs(account.token, 'GET', '/publication/status');
  return ((await answer.json()) as { rights: unknown }).rights;
}

/** Allows the roles of an account something more. */
async function allow(account: AdminAccount, action: string): Promise<void> {
  const admin = await logIn();
  const answer = await admin.request('GET', `/admin/users/${String(account.id)}`);
  const { data } = (await answer.json()) as { data: { roles: { id: number }[] } };
  const permissions = [{ action, subject: null, properties: {}, conditions: [] }];
  for (const { id } of data.roles) {
    const put = await admin.request('PUT', `/admin/roles/${String(id)}/permissions`, { permissions });
    expect(put.status).toBe(200);
  }
}

describe('the publishing pages', () => {
  it('are open to editors, who may press the buttons', async () => {
    const editor = await makeAdmin('strapi-editor');
    expect([await shownRights(editor), await rightsOnTicket(editor)]).toEqual(['publish', 'publish']);
  });

  it('are shown to a role that may look, without the right to press', async () => {
    const reader = await makeAdmin('nothing');
    await allow(reader, 'api::publication.look');
    expect([await shownRights(reader), await rightsOnTicket(reader)]).toEqual(['look', 'look']);
  });

  it.each([
    ['fr', /^Votre rôle n’ouvre pas .* Publication\.$/],
    ['en', /^Your role does not open .* Publication\.$/],
    ['de', /^Votre rôle .* \/ Your role /],
  ])(
    'are closed to a role without that right, which is told so (panel in %s) and shown no button',
    async (language, words) => {
      const other = await makeAdmin('nothing', { preferedLanguage: language });
      const answer = await enter(other);
      const { error } = (await answer.json()) as { error: { message: string } };
      expect(answer.status).toBe(403);
      expect(error.message).toMatch(words);
      expect(await shownRights(other)).toBeNull();
    },
  );
});
