import { breachesOf } from '../../tools/content-check/check';
import { run } from '../../tools/content-check/run';
import { type Files, page, SOUTH, southWith, withWorld } from './support';

/** Returns what the command prints for the small world with some files changed, and its exit code. */
const result = (changes: Files, prefix?: string) =>
  withWorld(changes, (_, root) => {
    const lines: string[] = [];
    const code = run(root, prefix, (text) => lines.push(text));
    return { code, lines };
  });

it('names every breach with file, line and family, in order, then counts', () => {
  const { code, lines } = result(southWith('## Un\n\n## Un'));
  expect(code).toBe(1);
  expect(lines).toContain(`content/${SOUTH}/fr.md:7 the heading is in this text already: "Un" [headings]`);
  expect(lines.join('\n')).toMatch(/\nArticles +fr +en/);
  expect(lines.at(-1)).toMatch(/^Breaches: \d+$/);
});

it('gives every breach a line', () => {
  const changes = { [`${SOUTH}/article.yaml`]: '', 'notes.txt': 'x' };
  const lines = withWorld(changes, (world) => breachesOf(world).map(({ line }) => line));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).not.toContain(undefined);
});

it('keeps to files whose path contains the prefix, without the extent, the ledger and the counts', () => {
  const { code, lines } = result(southWith('### Un'), 'articles/sou');
  expect(code).toBe(1);
  expect(lines.filter((line) => !line.startsWith(`content/${SOUTH}/`))).toEqual([
    `Breaches: ${String(lines.length - 1)} in files whose path contains "articles/sou"`,
  ]);
});

it('ends well where nothing is wrong', () => {
  const text = (slug: string, word: string) =>
    page(
      [
        `titre: ${slug}\nslug: ${slug}\nchapeau: ${`${word} `.repeat(40)}`,
        `seo: { titre: ${slug}, description: ${`${slug} `.repeat(17)} }`,
      ].join('\n'),
    );
  const changes = {
    'pages/contact/fr.md': text('ecrivez', 'mot'),
    'pages/contact/en.md': text('contact', 'word'),
  };
  expect(result(changes, 'pages/contact')).toEqual({
    code: 0,
    lines: ['No breach in files whose path contains "pages/contact"'],
  });
});

it('does not take a slip in the prefix for good content', () => {
  expect(result({}, 'soth')).toEqual({ code: 1, lines: ['No path in content/ contains "soth"'] });
});
