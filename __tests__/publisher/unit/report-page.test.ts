import { entryAddress } from '../../../publisher/cms/entry-address';
import { RULES } from '../../../publisher/cms/report-schema';
import { summarise } from '../../../publisher/control/status';
import { statusView } from '../../../publisher/control/status-page';
import type { Finding, Report } from '../../../publisher/report/finding';
import { reportView } from '../../../publisher/report/report-page';
import { reportTable } from '../../../publisher/report/table';
import { REPORT_WORDS } from '../../../publisher/report/words';
import { stateSchema } from '../../../publisher/state/schema';

const CMS = 'https://cms.example.org';
const IN_FRENCH = { language: 'fr', cmsUrl: CMS, mayPublish: true } as const;
const IN_ENGLISH = { language: 'en', cmsUrl: CMS, mayPublish: true } as const;

const ofEntry: Finding = {
  rule: 'unchecked',
  detail: { fr: 'a été vérifié le 2024-01-01', en: 'was last checked on 2024-01-01' },
  places: [{ title: 'Geysir <b>', locale: 'fr', entry: { kind: 'article', documentId: 'k3v9' } }],
  morePlaces: 0,
};
const ofLink: Finding = {
  rule: 'dead-link',
  target: '/fr/perdu/',
  detail: { fr: 'cette page n’existe pas', en: 'there is no such page' },
  places: [
    { title: 'Islande', locale: 'fr', path: '/fr/islande/', entry: { kind: 'country', documentId: 'c1' } },
  ],
  morePlaces: 3,
};

const report = (change: Partial<Report> = {}): Report => ({
  madeAt: '2026-11-01T08:00:00.000Z',
  release: '000007',
  external: { checkedAt: null, links: 0 },
  findings: [ofLink, ofEntry],
  ...change,
});

const render = (change: object = {}, view: typeof IN_FRENCH | typeof IN_ENGLISH = IN_ENGLISH) =>
  reportView({ report: report(), problem: undefined, checking: undefined, ...change }, view).text;

describe('the page of the report', () => {
  it('groups findings by rule, counts them, and leads to each entry', () => {
    const page = render();
    expect(page).toContain('<a href="#dead-link">Links that lead nowhere</a> <strong>1</strong>');
    expect(page).toContain('<h2 id="unchecked">Articles unchecked for a year (1)</h2>');
    expect(page).toContain('was last checked on 2024-01-01');
    expect(page).toContain(
      `${CMS}/admin/content-manager/collection-types/api::article.article/k3v9?plugins[i18n][locale]=fr`,
    );
    expect(page).toContain('<strong>/fr/perdu/</strong> there is no such page');
    expect(page).toContain('/fr/islande/');
    expect(page).toContain('and 3 other pages');
    expect(page).not.toContain('orphan');
  });

  it('takes no title for markup', () => {
    expect(render()).toContain('<strong>Geysir &lt;b&gt;</strong> (fr)');
  });

  it('speaks French to those who read it', () => {
    const page = render({}, IN_FRENCH);
    expect(page).toContain('Articles non vérifiés depuis un an (1)');
    expect(page).toContain('a été vérifié le 2024-01-01');
    expect(page).not.toContain('was last checked');
  });

  it.each([
    ['nothing to report', { report: report({ findings: [] }) }, 'Nothing to report.'],
    [
      'no report',
      { report: undefined, problem: { fr: 'non', en: 'The CMS does not answer.' } },
      'does not answer',
    ],
    ['no release', { report: report({ release: null }) }, 'none (nothing is live yet)'],
    ['links never checked', {}, 'have not been checked yet'],
    [
      'links checked',
      { report: report({ external: { checkedAt: '2026-11-01T08:00:00.000Z', links: 2 } }) },
      '2 links',
    ],
    ['links that may be checked', {}, '<form method="post" action="/report/external">'],
    ['a check under way', { checking: { done: 3, all: 9 } }, 'Checking: 3 of 9.'],
  ])('shows %s', (_, change, expected) => {
    expect(render(change)).toContain(expected);
  });

  it('has no button while a check runs', () => {
    expect(render({ checking: { done: 3, all: 9 } })).not.toContain('<form');
  });

  it('stays short of a thousand findings, and says so', () => {
    const page = render({ report: report({ findings: Array.from({ length: 1000 }, () => ofEntry) }) });
    expect(page).toContain('Articles unchecked for a year (1000)');
    expect(page.match(/Geysir/g)).toHaveLength(200);
    expect(page).toContain('… and 800 more, in report.json.');
  });
});

it('the words are as many in both languages, and every rule has its own', () => {
  expect(Object.keys(REPORT_WORDS.en)).toEqual(Object.keys(REPORT_WORDS.fr));
  for (const { rule, advice } of Object.values(REPORT_WORDS))
    expect([Object.keys(rule).sort(), Object.keys(advice).sort()]).toEqual([
      [...RULES].sort(),
      [...RULES].sort(),
    ]);
});

describe('the address of an entry in the admin', () => {
  const content = `${CMS}/admin/content-manager`;
  it.each([
    ['article', 'fr', `${content}/collection-types/api::article.article/k3v9?plugins[i18n][locale]=fr`],
    ['page', 'en', `${content}/collection-types/api::static-page.static-page/k3v9?plugins[i18n][locale]=en`],
    ['site', 'fr', `${content}/single-types/api::site.site?plugins[i18n][locale]=fr`],
    ['file', null, `${CMS}/admin/plugins/upload?page=1&_q=a%20b.jpg`],
  ])('of kind %s (%s)', (kind, locale, expected) => {
    expect(entryAddress(CMS, { kind, documentId: 'k3v9', locale, title: 'a b.jpg' })).toBe(expected);
  });
});

it('a terminal gets a table, grouped by rule', () => {
  expect(reportTable(report(), 'en')).toBe(
    [
      'Made on 2026-11-01, of release 000007.',
      'External links have not been checked yet.',
      '',
      'Links that lead nowhere: 1',
      '  /fr/perdu/: there is no such page, on Islande (fr) /fr/islande/ and 3 other pages',
      '',
      'Articles unchecked for a year: 1',
      '  Geysir <b> (fr): was last checked on 2024-01-01',
    ].join('\n'),
  );
  expect(reportTable(report({ findings: [] }), 'fr')).toContain('Rien à signaler.');
});

it.each([
  [IN_FRENCH, 'À savoir sur le CMS', 'Rien n’est effacé &lt;b&gt;'],
  [IN_ENGLISH, 'To know about the CMS', 'Nothing is erased'],
] as const)('the status page says what the CMS wants editors to know: %j', (view, heading, words) => {
  const page = (notices: { fr: string; en: string }[]) => {
    const state = stateSchema.parse({ notices });
    const status = { ...state, summary: summarise(state, false), activity: null, releases: [], findings: 0 };
    return statusView(status, view).text;
  };
  const text = page([{ fr: 'Rien n’est effacé <b>', en: 'Nothing is erased' }]);
  expect(text).toContain(heading);
  expect(text).toContain(words);
  expect(page([])).not.toContain(heading);
});

describe('the status page', () => {
  const state = stateSchema.parse({});
  const view = (findings: number | null) =>
    statusView(
      { ...state, summary: summarise(state, false), activity: null, releases: [], findings },
      IN_ENGLISH,
    ).text;
  it.each([
    [12, '(12 points to look at)'],
    [1, '(1 point to look at)'],
    [0, '(0 points to look at)'],
    [null, undefined],
  ])('leads to the report, with its number when it is known: %s', (findings, expected) => {
    expect(view(findings)).toContain('<a href="/report">Editorial report</a>');
    expect(/\(.*\)/.exec(view(findings))?.[0]).toBe(expected);
  });
});
