import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { isSearchKey } from '../../src/features/search/is-search-key';
import { SearchDialog, type SearchDialogHandle } from '../../src/features/search/SearchDialog';
import { loadSearchWords } from '../../src/features/search/words';
import { makeShards } from '../../src/site-build/search/make-shards';
import '../support/components/dialogs';

const files = makeShards({
  locale: 'en',
  sources: [
    { kind: 'country', title: 'Iceland', slug: 'iceland' },
    {
      kind: 'article',
      title: 'Seeing the puffins of Látrabjarg',
      slug: 'puffins',
      country: 'iceland',
      region: 'Westfjords',
      text: 'Cliffs. The guillemots crowd the ledges.',
    },
    { kind: 'place', title: 'Vík', shortId: 'zqnkr', country: 'iceland', lead: 'A village.' },
  ],
});
const TITLES = '/search/en/titles.json';
const TEXTS = '/search/en/iceland/1.json';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

/** Addresses that do not come. */
const missing = new Set<string>();
const asked: string[] = [];
beforeEach(() => {
  missing.clear();
  asked.length = 0;
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    const text = missing.has(address) ? undefined : files.get(address);
    return Promise.resolve({
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      json: () => Promise.resolve(JSON.parse(text ?? 'null') as unknown),
    } as Response);
  }) as typeof fetch;
});

async function open(countryPath?: string) {
  const t = await loadSearchWords('en');
  const handle = createRef<SearchDialogHandle>();
  render(
    <SearchDialog ref={handle} locale="en" t={t} countryPath={countryPath} sitemapPath="/en/sitemap/" />,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => handle.current?.open());
  return { handle, field: screen.getByRole('combobox', { name: 'What are you looking for?' }) };
}

const options = () => screen.findAllByRole('option');

describe('the search', () => {
  // First, because what has been loaded stays for a visit.
  it('says that titles do not come, and tries again', async () => {
    missing.add(TITLES);
    const { field } = await open();
    await userEvent.type(field, 'puffin');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded.');
    missing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await options()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that texts do not come, answers from titles, and tries again', async () => {
    missing.add(TEXTS);
    const { field } = await open('/en/iceland/');
    await userEvent.type(field, 'guillemots');
    expect(await screen.findByRole('alert')).toHaveTextContent('only titles were searched');
    expect(await screen.findByText(/Nothing in the guide matches “guillemots”/)).toBeVisible();
    missing.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const [option] = await options();
    expect(option).toHaveAttribute('href', '/en/iceland/puffins/');
    expect(option).toHaveTextContent('Article · Iceland · Westfjords');
    expect(option?.querySelector('mark')).toHaveTextContent('guillemots');
    expect(option).toHaveTextContent('The guillemots crowd the ledges.');
  });

  it('has the focus, and announces results', async () => {
    const { field } = await open();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'vik');
    expect(await options()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 result.');
    expect(field).toHaveAttribute('aria-expanded', 'true');
  });

  it('says that what it shows is only close', async () => {
    const { field } = await open();
    await userEvent.type(field, 'pufifn');
    expect(await options()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing exactly; 1 result is close.');
    expect(screen.getByRole('group', { name: 'Close to it' })).toBeVisible();
  });

  it('is walked through by arrows, while the focus stays in the field', async () => {
    const { field } = await open();
    await userEvent.type(field, 'iceland');
    const [first, second] = await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveFocus();
    expect(field.getAttribute('aria-activedescendant')).toBe(second?.id);
    expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by Escape, and begins anew', async () => {
    const { field, handle } = await open();
    await userEvent.type(field, 'vik');
    expect(await options()).toHaveLength(1);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => handle.current?.open());
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  });

  it('loads nothing before it is opened', async () => {
    const t = await loadSearchWords('en');
    render(<SearchDialog locale="en" t={t} countryPath="/en/iceland/" sitemapPath="/en/sitemap/" />);
    expect(asked).toEqual([]);
  });

  it('shows markup as what it is', async () => {
    const { field } = await open();
    await act(() => fireEvent.input(field, { target: { value: '<img src=x> xylophone' } }));
    await waitFor(() => expect(screen.getByText(/matches “<img src=x> xylophone”/)).toBeVisible());
    expect(document.querySelector('dialog img')).toBeNull();
  });
});

describe('the key of the search', () => {
  const press = (change: Partial<KeyboardEvent>) =>
    isSearchKey({
      key: '/',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      defaultPrevented: false,
      target: document.body,
      ...change,
    });

  it.each([
    [{}, true],
    [{ key: 'a' }, false],
    [{ ctrlKey: true }, false],
    [{ defaultPrevented: true }, false],
    [{ target: document.createElement('input') }, false],
    [{ target: document.createElement('textarea') }, false],
  ])('%j: %s', (change, expected) => expect(press(change)).toBe(expected));
});
