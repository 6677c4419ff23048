import { allText, attribute, find, readPage, text } from '../support/site/built-site';

const FR = '/fr/islande/itineraire-islande-10-jours/';
const EN = '/en/iceland/iceland-ring-road-10-days/';

describe('comments in the static pages', () => {
  it('stand in the page of their own language', () => {
    expect(readPage(FR).html).toContain('La carte hors connexion m’a servi');
    expect(readPage(FR).html).not.toContain('made sense of a map');
    expect(readPage(EN).html).toContain('made sense of a map');
  });

  it('can each be linked to, and lie in threads', () => {
    const page = readPage(FR);
    const ids = page.elements.map((one) => attribute(one, 'id')).filter((id) => id?.startsWith('comment-'));
    const links = find(page, 'a').map((one) => attribute(one, 'href'));
    expect(ids.length).toBeGreaterThanOrEqual(4);
    for (const id of ids) expect(links).toContain(`#${String(id)}`);
    const [thread] = find(page, 'li').filter((one) => text(one).includes('ce découpage'));
    expect(thread && text(thread)).toMatch(/deux nuits au même endroit[\s\S]*racontera au retour/);
  });

  it('are only those that a moderator has published', () => {
    expect(allText()).not.toMatch(/budget carburant pour ce parcours|dans l’autre sens\u202f\?/);
  });

  it('bring no address along', () => {
    const addresses = allText().match(/[\w.+-]+@example\.org/g) ?? [];
    expect(addresses).toEqual([]);
  });
});

it('has no form in the HTML that only reading needs', () => {
  expect(find(readPage(FR), 'form')).toEqual([]);
  expect(find(readPage('/fr/contact/'), 'form')).toEqual([]);
});
