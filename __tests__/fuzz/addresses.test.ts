import fc from 'fast-check';
import { isSlug } from '../../cms/src/domain/slug';
import { closestPages } from '../../src/routing/closest';
import { localeOfPath } from '../../src/routing/paths';
import { readReport, reportLink } from '../../src/routing/report-link';
import { slugify } from '../../src/routing/slugify';
import { truncateTitle } from '../../src/routing/truncate';
import { matches } from '../../src/site-build/rules/headers';
import { redirectsOf } from '../../src/site-build/rules/redirects';
import { renderNginxMaps, renderRedirects } from '../../src/site-build/rules/render';
import { holds, hostileText } from '../support/inputs/fuzz';

const address = fc.oneof(
  hostileText(120),
  hostileText(80).map((text) => `/fr/${text}`),
  fc.webPath().map((path) => `/en${path}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);
const PAGES = [
  { fr: ['/fr/islande/', 'Islande'], en: ['/en/iceland/', 'Iceland'] },
  { fr: ['/fr/islande/geysir/', 'Le Geysir'] },
] as const;
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,5})?$/);

describe('addresses', () => {
  it('that do not exist are answered with pages that do', () => {
    holds(address, (asked) => {
      for (const { path } of closestPages(asked, PAGES, 3))
        expect(['/fr/islande/', '/en/iceland/', '/fr/islande/geysir/']).toContain(path);
      expect(['fr', 'en']).toContain(localeOfPath(asked));
    });
  });

  it('of a report are articles of this site, and its title is one short line', () => {
    holds(
      fc.oneof(
        address.map((text) => `?page=${text}`),
        fc
          .tuple(address, hostileText(300))
          .map(([page, title]) => `?page=${encodeURIComponent(page.toWellFormed())}&title=${title}`),
      ),
      (search) => {
        const report = readReport(search);
        if (!report) return;
        expect(report.path).toMatch(/^\/(fr|en)\/[a-z0-9-]+\/([a-z0-9-]+\/)?$/);
        expect(report.title).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect([...report.title].length).toBeLessThanOrEqual(250);
      },
    );
  });

  it('of a report come back as they were sent', () => {
    holds(fc.tuple(slug, hostileText(60)), ([name, title]) => {
      const path = `/fr/${name}/`;
      const link = reportLink('/fr/contact/', { path, title: title.toWellFormed() });
      expect(readReport(link.slice(link.indexOf('?')))?.path).toBe(path);
    });
  });

  it('are made of any title, and made of themselves stay the same', () => {
    holds(hostileText(120), (title) => {
      const made = slugify(title);
      expect(made === '' || isSlug(made)).toBe(true);
      expect(slugify(made)).toBe(made);
    });
  });

  it('keep titles within their length', () => {
    holds(fc.tuple(hostileText(200), fc.integer({ min: 1, max: 120 })), ([title, length]) => {
      const cut = truncateTitle(title, length);
      expect(cut === title || cut.endsWith('…')).toBe(true);
      // Letters as readers see them may be several characters each.
      const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(cut)];
      expect(cut === title || letters.length <= length + 1).toBe(true);
    });
  });

  it('match patterns of headers without being read as expressions', () => {
    holds(fc.tuple(hostileText(30), hostileText(30)), ([pattern, path]) => {
      expect(typeof matches(pattern, path)).toBe('boolean');
      expect(matches(path.replaceAll('*', ''), path.replaceAll('*', ''))).toBe(true);
    });
  });
});

describe('redirects', () => {
  const path = fc.array(slug, { minLength: 1, maxLength: 2 }).map((parts) => `/fr/${parts.join('/')}/`);

  it('lead from addresses without a page to addresses with one, in one step', () => {
    const moved = fc.array(fc.record({ path, formerPaths: fc.array(path, { maxLength: 3 }) }), {
      maxLength: 6,
    });
    holds(moved, (entries) => {
      const pages = entries.map((entry) => entry.path);
      const redirects = redirectsOf(entries, [...pages, '/']);
      const sources = redirects.map(({ from }) => from);
      expect(new Set(sources).size).toBe(sources.length);
      for (const { from, to } of redirects) {
        expect(pages).not.toContain(from);
        expect([...pages, '/']).toContain(to);
      }
    });
  });

  it('are one line each, for every kind of server', () => {
    holds(fc.tuple(path, path), ([from, to]) => {
      expect(renderRedirects([{ from, to, status: 301 }]).split('\n')).toHaveLength(2);
      expect(renderNginxMaps([], [{ from, to, status: 301 }], [to])).toContain(`"${to}"`);
    });
  });
});
