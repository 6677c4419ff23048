import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../../src/config/locales';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { startFakeCms, type FakeCms } from '../../support/components/fake-cms';
import { renderIn } from '../../support/components/render';
import { spaced, visitorWords } from '../../support/components/visitor-words';

let cms: FakeCms;
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  cms = await startFakeCms();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await cms.close();
});

/** SPEC §5 and §8, word for word. */
const SAID = {
  fr: {
    fields: { subject: 'Sujet', email: 'Adresse email', message: 'Message' },
    send: 'Envoyer',
    heading: 'Corrigez les erreurs suivantes pour envoyer votre message :',
    subject: 'Vous devez indiquer un sujet',
    email: 'Vous devez renseigner un email',
    malformed: 'Vérifiez votre adresse email',
    message: 'Le message est vide',
    sent: 'Votre message a été envoyé. Nous vous répondrons dans les plus brefs délais. Merci pour le temps que vous nous accordez.',
    network: 'Erreur réseau',
    status: 'La requête a échoué avec le code 500',
  },
  en: {
    fields: { subject: 'Subject', email: 'Email address', message: 'Message' },
    send: 'Send',
    heading: 'Correct the following errors to send your message:',
    subject: 'You must indicate a subject',
    email: 'You must indicate an email',
    malformed: 'Check your email',
    message: 'Your message is empty',
    sent: 'Your message has been sent. We will answer you as soon as possible. Thank you for your time.',
    network: 'Network Error',
    status: 'Request failed with status code 500',
  },
} as const;

function show(locale: Locale) {
  const formContext = {
    locale,
    cmsUrl: cms.url,
    siteName: 'Grand Large',
    privacyPath: `/${locale}/privacy/`,
  };
  return renderIn(locale, <ContactForm formContext={formContext} words={visitorWords(locale)} />);
}

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function fill(locale: Locale, email = 'ana@example.org') {
  const { fields } = SAID[locale];
  await userEvent.type(box(fields.subject), 'Une route');
  await userEvent.type(box(fields.email), email);
  await userEvent.type(box(fields.message), 'Bonjour');
}

const send = (locale: Locale) => userEvent.click(screen.getByRole('button', { name: SAID[locale].send }));
const posts = () => cms.received.filter(({ method }) => method === 'POST');

describe.each(['fr', 'en'] as const)('the contact form in %s', (locale) => {
  const said = SAID[locale];

  it('lists what is missing, takes the focus at every attempt, and leads to the fields', async () => {
    show(locale);
    await send(locale);
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(spaced(summary.textContent)).toContain(said.heading);
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([said.subject, said.email, said.message]);
    await userEvent.click(links[2] as HTMLElement);
    expect(box(said.fields.message)).toHaveFocus();
    expect(box(said.fields.message)).toHaveAccessibleDescription(said.message);
    expect(box(said.fields.message)).toBeInvalid();
    await send(locale);
    await waitFor(() => expect(summary).toHaveFocus());
    expect(posts()).toEqual([]);
  });

  it('says that an address is malformed, and stops saying so when it is mended', async () => {
    show(locale);
    await fill(locale, 'ana@');
    await send(locale);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link')).toHaveTextContent(said.malformed);
    await userEvent.type(box(said.fields.email), 'example.org');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('sends what was written, and thanks', async () => {
    show(locale);
    await fill(locale);
    await send(locale);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said.sent));
    expect(screen.getByRole('status')).toHaveFocus();
    expect(posts()).toHaveLength(1);
    expect(posts()[0]).toMatchObject({
      path: '/api/contact-messages',
      body: {
        subject: 'Une route',
        email: 'ana@example.org',
        message: 'Bonjour',
        langue: locale,
        token: 'T',
        website: '',
      },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps what was written when the server fails, and when nobody answers', async () => {
    jest.spyOn(console, 'error').mockImplementation(); // jsdom reports the cut connection there
    cms.answer({ status: 500, body: {} }, 'cut');
    const { unmount } = show(locale);
    await fill(locale);
    await send(locale);
    expect(await screen.findByText(said.status)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    await send(locale);
    expect(await screen.findByText(said.network)).toBeInTheDocument();
    unmount();
    show(locale);
    expect(box(said.fields.message)).toHaveValue('Bonjour');
    await send(locale);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said.sent));
  });

  it('puts the server’s findings beside the fields', async () => {
    const errors = [{ path: ['email'], code: 'malformed' }];
    cms.answer({ status: 400, body: { error: { status: 400, details: { errors } } } });
    show(locale);
    await fill(locale);
    await send(locale);
    await waitFor(() => expect(box(said.fields.email)).toHaveAccessibleDescription(said.malformed));
  });
});

it('waits and sends again when the server finds it filled too fast', async () => {
  const errors = [{ path: ['token'], code: 'too-fast', wait: 100 }];
  cms.answer({ status: 400, body: { error: { status: 400, details: { errors } } } });
  show('en');
  await fill('en');
  await send('en');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(SAID.en.sent));
  expect(posts()).toHaveLength(2);
});

it('forgets what was sent, although its page was left meanwhile', async () => {
  const { unmount } = show('en');
  await fill('en');
  // At once: nothing is answered in between.
  fireEvent.click(screen.getByRole('button', { name: SAID.en.send }));
  unmount();
  expect(sessionStorage).toHaveLength(1);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(posts()).toHaveLength(1);
});

it('drops an expired login and sends once more without it', async () => {
  localStorage.setItem('token', 'old');
  cms.answer({ status: 401, body: {} });
  show('en');
  await fill('en');
  await send('en');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(SAID.en.sent));
  expect(posts().map(({ token }) => token)).toEqual(['old', undefined]);
  expect(localStorage.getItem('token')).toBeNull();
});

it('hides the trap from everyone but programs', () => {
  show('en');
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
});
