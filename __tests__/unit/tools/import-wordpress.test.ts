import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../../../cms/src/seed/catalogue/load';
import { uploadPath } from '../../../tools/import-wordpress/media';
import { EXPORT_LIMIT } from '../../../tools/import-wordpress/read-export';
import { type ImportOptions, importWordPress } from '../../../tools/import-wordpress/run';
import { bilingualExport, item, meta, term, wordPressExport } from '../../support/inputs/wordpress-export';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string | Buffer): string => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
};

/** Runs an import of an export and says what it said. */
function run(xml: string, options: Partial<ImportOptions> = {}): string[] {
  const lines: string[] = [];
  const file = put('export.xml', xml);
  const into = join(folder, 'content');
  importWordPress({ file, into, isDry: false, isForced: false, ...options }, (line) => lines.push(line));
  return lines;
}

const imported = (path: string): string => readFileSync(join(folder, 'content', path), 'utf8');

describe.each(['wpml', 'polylang'] as const)('200 posts in two languages, paired by %s', (plugin) => {
  it('become 200 articles with both languages, which seeding accepts, and a second run changes nothing', () => {
    const table = put('table.yaml', 'categories: { iceland: { pays: iceland-of-old } }\n');
    const country = 'content/countries/iceland-of-old';
    put(`${country}/country.yaml`, 'pays_principal: false\n');
    for (const [locale, slug] of [
      ['fr', 'islande-ancienne'],
      ['en', 'old-iceland'],
    ])
      put(`${country}/country.${locale}.md`, `---\npays: ${slug}\nslug: ${slug}\n---\nText.\n`);

    expect(run(bilingualExport(plugin, 200), { table }).at(-1)).toMatch(/^400 texts in 200 articles/);
    const { articles } = loadCatalogue([join(folder, 'content')]);
    expect(articles).toHaveLength(200);
    expect(articles.filter(({ texts }) => texts.fr && texts.en)).toHaveLength(200);

    expect(run(bilingualExport(plugin, 200), { table }).at(-1)).toMatch(/; 0 files written, 601 unchanged/);
  });
});

describe('a post', () => {
  const one = (html: string, extra = '') =>
    wordPressExport([item({ id: 7, title: 'Geysir &amp; co', slug: 'geysir', html, extra })]);

  it('keeps its address, dates, author and name', () => {
    run(one('<p>Text.</p>'));
    expect(imported('articles/geysir/fr.md')).toContain('anciennes_adresses:\n  - /geysir/\n');
    expect(imported('articles/geysir/fr.md')).toContain('titre: Geysir & co\n');
    expect(imported('articles/geysir/article.yaml')).toBe(
      'auteur: ana\npublie_le: 2024-05-31\nmis_a_jour_le: 2025-06-01\n',
    );
    expect(imported('authors.yaml')).toBe('- key: ana\n  nom: Ana Duarte\n');
  });

  it.each<[string, string, string]>([
    ['a heading of the first rank', '<h1>Big</h1><p>x</p>', '## Big\n\nx'],
    ['a list', '<ul><li>one</li><li>two</li></ul>', '-   one\n-   two'],
    [
      'a table',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      '| A   |\n| --- |\n| 1   |',
    ],
    ['paragraphs of the classic editor', 'one\n\ntwo', 'one\n\ntwo'],
    ['a link to another post', '<p><a href="/geysir#top">here</a></p>', '[here](article:geysir#top)'],
    [
      'a link elsewhere',
      '<p><a href="https://vegagerdin.is/">roads</a></p>',
      '[roads](https://vegagerdin.is/)',
    ],
    ['words in brackets', '<p>He said [sic] so.</p>', 'He said \\[sic\\] so.'],
  ])('keeps %s', (_name, html, markdown) => {
    run(one(html));
    expect(imported('articles/geysir/fr.md').split('---\n').slice(2).join('---\n').trim()).toBe(markdown);
  });

  it.each<[string, string, string]>([
    ['a shortcode', '<p>a [gallery ids="1,2"] b</p>', '[gallery]'],
    ['both ends of a shortcode', '<p>[vc_row]a[/vc_row]</p>', '[vc_row]'],
    ['a block of a plugin', '<!-- wp:acme/map {"z":3} --><div></div><!-- /wp:acme/map -->', 'block acme/map'],
    ['a script', '<p>a</p><script>alert(1)</script>', '<script>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', '<iframe>'],
  ])('says that it left out %s', (_name, html, what) => {
    const lines = run(one(html));
    expect(lines.join('\n')).toContain(`left out: ${what}, `);
    expect(imported('articles/geysir/fr.md')).not.toMatch(/alert|evil|gallery|vc_row/);
  });

  it('brings its pictures along from the uploads, the original instead of a small copy', () => {
    put('uploads/2024/05/geyser.jpg', Buffer.from([0xff, 0xd8]));
    const html =
      '<p><img src="https://old.example/wp-content/uploads/2024/05/geyser-300x200.jpg" alt="Un geyser"></p>';
    run(one(html), { uploads: join(folder, 'uploads') });
    expect(imported('articles/geysir/fr.md')).toContain('![Un geyser](media:geyser)');
    expect(imported('media/media.yaml')).toContain('fichier: geyser.jpg');
    expect(existsSync(join(folder, 'content/media/geyser.jpg'))).toBe(true);
  });

  it('names pictures that are not there, and shows none in their place', () => {
    const lines = run(one('<p><img src="https://old.example/wp-content/uploads/a.jpg"></p>'));
    expect(lines).toContain(
      'picture not found among the uploads: https://old.example/wp-content/uploads/a.jpg',
    );
    expect(imported('articles/geysir/fr.md')).not.toContain('![');
  });

  it('brings comments without addresses, answers under the head of their thread', () => {
    const comment = (id: number, parent: number, state: string, type = '') =>
      `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_parent>${parent}</wp:comment_parent>
       <wp:comment_author>Bob</wp:comment_author><wp:comment_author_email>bob@example.org</wp:comment_author_email>
       <wp:comment_author_IP>192.0.2.7</wp:comment_author_IP><wp:comment_date_gmt>2024-06-01 08:00:00</wp:comment_date_gmt>
       <wp:comment_content>Words ${id}</wp:comment_content><wp:comment_approved>${state}</wp:comment_approved>
       <wp:comment_type>${type}</wp:comment_type></wp:comment>`;
    run(
      one(
        '<p>a</p>',
        comment(1, 0, '1') + comment(2, 1, '1') + comment(3, 2, '0') + comment(4, 0, '1', 'pingback'),
      ),
    );
    const text = imported('comments.yaml');
    expect(text).not.toMatch(/bob@example|192\.0\.2/);
    expect(text.match(/reponse_a: wp-1/g)).toHaveLength(2);
    expect(text).not.toContain('wp-4');
    expect(text).toContain('etat: en_attente');
  });
});

describe('what cannot be imported', () => {
  it.each<[string, string, RegExp]>([
    ['declares entities', '<!DOCTYPE x [<!ENTITY a "b">]><rss><item/></rss>', /DOCTYPE/],
    ['is cut off', wordPressExport([]).slice(0, 200), /is damaged/],
    ['is no export', '<html></html>', /holds no posts; expected a WordPress export/],
  ])('is refused when it %s', (_name, xml, message) => {
    expect(() => run(xml)).toThrow(message);
    expect(existsSync(join(folder, 'content'))).toBe(false);
  });

  it('is refused unread when it is larger than the limit', () => {
    const file = put('large.xml', '');
    truncateSync(file, EXPORT_LIMIT + 1);
    expect(() =>
      importWordPress({ file, into: folder, isDry: true, isForced: false }, () => undefined),
    ).toThrow(/at most 52428800 are read/);
  });

  it('is a post in another language, named with the reason', () => {
    const xml = wordPressExport([
      item({ id: 1, title: 'Eins', slug: 'eins', extra: meta('_icl_lang_code', 'de') }),
      item({ id: 2, title: 'Deux', slug: 'deux' }),
    ]);
    expect(run(xml)).toContain('not imported: “Eins” (post 1): its language “de” is none of fr, en');
  });

  it('is an export with categories that the table does not place', () => {
    const table = put('table.yaml', 'categories: { iceland: null }\n');
    const xml = wordPressExport([item({ id: 1, title: 'A', slug: 'a', extra: term('category', 'norway') })]);
    expect(() => run(xml, { table })).toThrow(/lacks the categories norway/);
  });
});

it('loses no word that somebody edited since', () => {
  const xml = wordPressExport([item({ id: 1, title: 'A', slug: 'a', html: '<p>a</p>' })]);
  run(xml);
  put('content/articles/a/fr.md', 'edited');
  expect(() => run(xml)).toThrow(/1 files differ .*articles\/a\/fr\.md first; nothing is written/);
  expect(imported('articles/a/fr.md')).toBe('edited');
});

it.each<[string, string | undefined]>([
  ['https://old.example/wp-content/uploads/2024/05/a.jpg?w=3', '2024/05/a.jpg'],
  ['https://old.example/wp-content/uploads/%C3%A9t%C3%A9.jpg', 'été.jpg'],
  ['https://old.example/wp-content/uploads/../../etc/passwd.jpg', undefined],
  ['https://old.example/wp-content/uploads/%2e%2e/%2e%2e/a.jpg', undefined],
  ['https://old.example/wp-content/uploads//etc/a.jpg', undefined],
  ['https://old.example/wp-content/uploads/..\\a.jpg', undefined],
  ['https://old.example/wp-content/uploads/a.php', undefined],
  ['https://old.example/a.jpg', undefined],
])('finds the file of %s', (address, path) => {
  expect(uploadPath(address)).toBe(path);
});
