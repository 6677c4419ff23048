import { linkIn, mailWith } from '../../support/mail/mailbox';
import { cmsUrl, required } from '../../support/served';

const EDITORS = 'moderation@grand-large.example';

async function look() {
  const response = await fetch(`${cmsUrl()}/api/publication/due`, {
    method: 'POST',
    headers: { authorization: `Bearer ${required('TEST_PUBLISHER_SECRET')}` },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { announcements: number }).announcements;
}

// The tests’ own article (test-many-words) announces something for the first of February 2020.
it('the editors are told of an announcement whose day has come, once', async () => {
  expect(await look()).toBeGreaterThan(0);
  const mail = await mailWith(EDITORS, 'ce qu’un test annonce');
  expect(mail.text).toContain('(2020-02-01)');
  expect(linkIn(mail, 'Voir le rapport éditorial')).toMatch(/\/admin\/publication$/);
  expect(await look()).toBe(0);
});

it('the editorial report names it', async () => {
  const response = await fetch(`${cmsUrl()}/api/publication/report`, {
    headers: { authorization: `Bearer ${required('TEST_PUBLISHER_SECRET')}` },
  });
  const { findings } = (await response.json()) as { findings: { rule: string; detail: { en: string } }[] };
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'due',
      locale: 'fr',
      detail: {
        fr: 'à revoir depuis le 2020-02-01 : ce qu’un test annonce',
        en: 'due since 2020-02-01: ce qu’un test annonce',
      },
    }),
  );
});
