import { CONSENT_WORDS as WORDS } from '../support/browser/consent-words';
import { COMPLETE_ARTICLE } from '../support/browser/pages';
import type { Reader } from '../support/engines/reader';
import { DESKTOP, PHONE, readers } from '../support/engines/readers';
import { mailWith } from '../support/mail/mailbox';

const { open, meet, asked } = readers();
const HOSTS = ['www.googletagmanager.com', 'statistics.example.test', 'widget.example.test'];
const ours = () => [...asked()].filter((host) => HOSTS.includes(host)).sort();
const run = String(Date.now());

/** The question comes in from below. */
const answer = async (reader: Reader, name: string) => {
  await reader.waitUntil('the question to stand still', () => {
    const box = document.querySelector('#cc-main .cm');
    return box && /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/.test(getComputedStyle(box).transform);
  });
  await reader.click('button', name);
  await reader.waitUntilGone('button', name);
};

describe('the question about scripts of others', () => {
  it('answered with no, lets nothing of theirs be asked for, here and on the next page', async () => {
    const reader = await open(PHONE);
    await reader.goTo('/fr/islande/');
    await answer(reader, WORDS.fr.refuse);
    await reader.goTo(COMPLETE_ARTICLE.fr);
    await reader.waitFor('button', WORDS.fr.settings);
    expect(await reader.count('button', WORDS.fr.refuse)).toBe(0);
    expect(ours()).toEqual([]);
  });

  it('answered with yes, asks for them', async () => {
    const reader = await open(DESKTOP);
    await reader.goTo('/fr/islande/');
    await answer(reader, WORDS.fr.accept);
    await reader.waitUntil(
      'their scripts in the page',
      () => document.querySelectorAll('script[src*="example.test"]').length > 0,
    );
    await reader.goTo('/fr/contact/');
    expect(ours()).toEqual([...HOSTS].sort());
  });
});

it('a heart is kept, and stands in the trip on the next page', async () => {
  const reader = await meet(COMPLETE_ARTICLE.fr, PHONE);
  await reader.tap('button', /^Dans mon voyage/);
  await reader.waitUntil('the trip to be kept', () => localStorage.getItem('trips'));
  await reader.goTo('/fr/mon-voyage/');
  await reader.waitFor('link', /^Jökulsárlón/, 'main');
  await reader.click('button', 'Ajouter un jour');
  await reader.waitFor('heading', 'Jour 1');
});

it('an itinerary becomes a trip that can be changed, and its link opens it in English beside what is there', async () => {
  const reader = await meet('/fr/polynesie-francaise/itineraires-polynesie/', PHONE);
  await reader.click('link', 'Prendre cet itinéraire comme voyage');
  await reader.click('button', 'Le garder comme un de mes voyages');
  await reader.waitFor('heading', 'Jour 10');
  await reader.focus('button', /^Jour plus tard/);
  await reader.press('Enter');
  await reader.waitUntil('the new number of the day', () =>
    document.querySelector('main')?.textContent?.includes('C’est maintenant le jour 2.'),
  );
  const link = await reader.waitUntil(
    'the link of the trip',
    () => document.querySelector<HTMLInputElement>('input.trip-link')?.value,
  );
  await reader.goTo(`/en/my-trip/${new URL(link).hash}`);
  await reader.click('button', 'Keep it as a trip of mine');
  // Trips are listed from the second one on.
  await reader.waitFor('list', 'Your trips');
  await reader.waitFor('heading', 'Day 10');
});

it('the contact form says what is wrong, and sends what is right', async () => {
  const reader = await meet('/fr/contact/', PHONE);
  await reader.click('button', 'Envoyer', 'main');
  await reader.waitForFocus('alert');
  await reader.click('link', 'Vous devez indiquer un sujet');
  await reader.waitForFocus('textbox', /^Sujet/);
  await reader.type('Une route');
  await reader.fill('ana@', 'textbox', /^Adresse email/);
  await reader.fill(`Bonjour ${run}`, 'textbox', /^Message/);
  await reader.click('button', 'Envoyer', 'main');
  await reader.click('link', /^Vérifiez votre adresse email/);
  await reader.press('End');
  await reader.type('example.org');
  await reader.click('button', 'Envoyer', 'main');
  await reader.waitUntil('the form to say that it has sent', () =>
    document.querySelector('main')?.textContent?.includes('Votre message a été envoyé'),
  );
  expect((await mailWith('moderation@grand-large.example', `Bonjour ${run}`)).text).toContain(
    'ana@example.org',
  );
});
