/** @jest-environment jsdom */
type Attributes = Record<string, string>;

const { applyHtmlAndBodyAttributes } = jest.requireActual<{
  applyHtmlAndBodyAttributes: (attributes: { html: Attributes; body: Attributes }) => void;
}>('gatsby/cache-dir/head/utils');

/** The attributes of the root element that are written while a page's head is applied. */
function written(attributes: Attributes): (string | null)[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.documentElement, { attributes: true });
  applyHtmlAndBodyAttributes({ html: attributes, body: {} });
  return observer.takeRecords().map(({ attributeName }) => attributeName);
}

beforeEach(() => document.documentElement.setAttribute('lang', 'fr'));

it('leaves the language alone that the root element has already', () => {
  expect(written({ lang: 'fr' })).toEqual([]);
});

it('writes another language, and an attribute that is new', () => {
  expect(written({ lang: 'en', 'data-country': 'islande' })).toEqual(['lang', 'data-country']);
  expect(document.documentElement.lang).toBe('en');
});

export {};
