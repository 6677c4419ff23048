import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../../src/config/locales';
import { CommentForm } from '../../../src/features/comments/CommentForm';
import { startFakeCms, type FakeCms } from '../../support/components/fake-cms';
import { renderIn } from '../../support/components/render';
import { spaced, visitorWords } from '../../support/components/visitor-words';

let cms: FakeCms;
beforeEach(async () => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(); // jsdom reports connections cut at the end there
  cms = await startFakeCms();
});
afterEach(async () => {
  await cms.close();
  jest.restoreAllMocks();
});

/** SPEC §5 and §8, DECISIONS 8, word for word. */
const SAID = {
  fr: {
    fields: { comment: 'Commentaire', name: 'Nom', email: 'Adresse email' },
    notify: 'M’avertir par email des réponses',
    send: 'Publier',
    sending: 'Publication en cours',
    heading: 'Corrigez les erreurs suivantes pour publier votre commentaire :',
    comment: 'Le commentaire est vide',
    name: 'Un nom est obligatoire',
    needed: 'Vous devez renseigner un email si vous souhaitez être notifié',
    malformed: 'Vérifiez votre adresse email',
    sent: 'Votre commentaire a été publié',
    approval: 'Votre commentaire sera soumis à approbation avant d’être publié.',
    tooLong: '80 caractères au plus',
  },
  en: {
    fields: { comment: 'Comment', name: 'Name', email: 'Email address' },
    notify: 'Tell me of replies by email',
    send: 'Publish',
    sending: 'Publication in progress',
    heading: 'Correct the following errors to publish your comment:',
    comment: 'Your comment is empty',
    name: 'A name is required',
    needed: 'You must fill in an email if you want to be notified',
    malformed: 'Check your email address',
    sent: 'Your comment has been published',
    approval: 'Your comment will be submitted for approval before being published.',
    tooLong: 'At most 80 characters',
  },
} as const;

function show(locale: Locale, parent?: string) {
  const formContext = {
    locale,
    cmsUrl: cms.url,
    siteName: 'Grand Large',
    privacyPath: `/${locale}/privacy/`,
  };
  const props = { formContext, article: 'a1', parent, label: 'Form', words: visitorWords(locale) };
  return renderIn(locale, <CommentForm {...props} />);
}

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = (locale: Locale) => userEvent.click(screen.getByRole('button', { name: SAID[locale].send }));
const posts = () => cms.received.filter(({ method }) => method === 'POST');

async function errorsOf(locale: Locale): Promise<(string | null)[]> {
  await send(locale);
  const summary = await screen.findByRole('alert');
  expect(spaced(summary.textContent)).toContain(SAID[locale].heading);
  return within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

describe.each(['fr', 'en'] as const)('the comment form in %s', (locale) => {
  const said = SAID[locale];

  it('marks what is required, and names it when it is missing', async () => {
    show(locale);
    expect(box(said.fields.comment)).toBeRequired();
    expect(box(said.fields.name)).toBeRequired();
    expect(box(said.fields.email)).not.toBeRequired();
    expect(await errorsOf(locale)).toEqual([said.comment, said.name]);
  });

  it('needs an address for telling of replies, and a right one', async () => {
    show(locale);
    await userEvent.type(box(said.fields.comment), 'Merci');
    await userEvent.type(box(said.fields.name), 'Ana');
    await userEvent.click(screen.getByRole('checkbox', { name: said.notify }));
    expect(await errorsOf(locale)).toEqual([said.needed]);
    await userEvent.type(box(said.fields.email), 'ana@example');
    expect(await errorsOf(locale)).toEqual([said.malformed]);
  });

  it('says how long a name may be', async () => {
    show(locale);
    await userEvent.type(box(said.fields.comment), 'Merci');
    await userEvent.click(box(said.fields.name));
    await userEvent.paste('a'.repeat(81));
    expect(await errorsOf(locale)).toEqual([said.tooLong]);
  });

  it('says that it is being published, that it awaits approval, and that it is published', async () => {
    cms.answer('never');
    const { unmount } = show(locale);
    await userEvent.type(box(said.fields.comment), 'Merci');
    await userEvent.type(box(said.fields.name), 'Ana');
    expect(screen.getByText(said.approval)).toBeInTheDocument();
    await send(locale);
    expect(await screen.findByRole('button', { name: said.sending })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(said.sending);
    // Impatience sends nothing twice.
    await userEvent.click(screen.getByRole('button', { name: said.sending }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    unmount();

    cms.answer();
    show(locale);
    expect(box(said.fields.comment)).toHaveValue('Merci');
    await send(locale);
    // DECISIONS 21: approval first.
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${said.approval}${said.sent}`));
    expect(posts().at(-1)?.body).toEqual({
      comment: 'Merci',
      name: 'Ana',
      email: '',
      notify_reply: false,
      website: '',
      article: 'a1',
      langue: locale,
      token: 'T',
    });
  });

  it.each([
    ['article', visitorWords(locale).failure.unknownArticle],
    ['parent', visitorWords(locale).failure.unknownParent],
  ])('says when the %s is no longer there', async (path, text) => {
    const errors = [{ path: [path], code: 'unknown' }];
    cms.answer({ status: 400, body: { error: { details: { errors } } } });
    show(locale, 'p1');
    await userEvent.type(box(said.fields.comment), 'Merci');
    await userEvent.type(box(said.fields.name), 'Ana');
    await send(locale);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(posts()[0]?.body).toMatchObject({ parent: 'p1' });
  });
});
