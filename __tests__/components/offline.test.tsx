import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflinePanel } from '../../src/features/offline/OfflinePanel';
import { offlinePath } from '../../src/routing/paths';
import { renderIn } from '../support/components/render';

const COUNTRIES = [
  { name: 'Islande', path: '/fr/islande/' },
  { name: 'Hawaï', path: '/fr/hawaii/' },
];
const LIST = {
  path: '/fr/islande/',
  locale: 'fr',
  name: 'Islande',
  version: 'v1',
  parts: {
    base: [['/fr/islande/', 5_000_000, 1_800_000, 'aa']],
    pictures: [['/static/vik/1.avif', 400_000, 400_000, 'bb']],
  },
};

const asked: string[] = [];
let answers = true;
beforeEach(() => {
  asked.length = 0;
  answers = true;
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    return Promise.resolve({
      ok: answers,
      status: answers ? 200 : 404,
      text: () => Promise.resolve(JSON.stringify(LIST)),
    });
  }) as unknown as typeof fetch;
});

function open(address: string) {
  window.history.replaceState({}, '', address);
  renderIn('fr', <OfflinePanel locale="fr" countries={COUNTRIES} />);
}

describe('the page of saved countries', () => {
  it('asks for no list before a country is chosen', async () => {
    open(offlinePath('fr'));
    await userEvent.click(await screen.findByRole('button', { name: 'Islande' }));
    await screen.findByRole('button', { name: 'Enregistrer Islande' });
    expect(asked).toEqual(['/packs/fr/islande.json']);
  });

  it('shows what the country of a link weighs, with and without the pictures of texts', async () => {
    open(offlinePath('fr', '/fr/islande/'));
    await screen.findByRole('button', { name: 'Enregistrer Islande' });
    expect(screen.getByText('1,8 Mo à télécharger, 5 Mo sur l’appareil')).toBeVisible();
    expect(screen.getByText('2,2 Mo à télécharger, 5,4 Mo sur l’appareil')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Islande' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('explains that a browser keeps nothing, as some private windows do', async () => {
    open(offlinePath('fr', '/fr/islande/'));
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer Islande' }));
    expect(await screen.findByText(/Votre navigateur refuse de garder des pages/)).toBeVisible();
  });

  it('says that a country cannot be saved from a site without packs, and asks again', async () => {
    answers = false;
    open(offlinePath('fr', '/fr/islande/'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce pays ne peut pas être enregistré');
    answers = true;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('button', { name: 'Enregistrer Islande' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Islande' })).toHaveFocus();
  });

  it.each([
    ['/fr/hawaii/', true],
    ['/fr/l%C3%A0-bas/(1),~@x:+!/?q=a+b&r=%C3%A9', true],
    ['//evil.example/', false],
    ['/\\evil.example/', false],
    ['/../%2e%2e//', false],
    ['javascript:alert(1)', false],
  ])('leads back to %s: %s', async (page, isNamed) => {
    open(`${offlinePath('fr')}?page=${encodeURIComponent(page)}`);
    await screen.findByRole('heading', { name: 'Garder un pays' });
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(isNamed ? [page] : []);
  });
});
