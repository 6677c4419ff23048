import { splitFrontMatter } from '../../../cms/src/seed/source/front-matter';
import { parseYamlText } from '../../../cms/src/seed/source/yaml-text';

describe('splitFrontMatter', () => {
  it('parts front matter and body, and counts the lines before the body', () => {
    expect(splitFrontMatter('---\ntitre: A\n---\n\n## B\n\nC\n')).toEqual({
      frontMatter: 'titre: A',
      body: '## B\n\nC',
      bodyOffset: 4,
    });
  });

  it('takes Windows line ends, a byte-order mark and rules in the body', () => {
    expect(splitFrontMatter('\uFEFF---\r\ntitre: A\r\n---\r\nB\r\n\r\n---\r\n\r\nC')).toEqual({
      frontMatter: 'titre: A',
      body: 'B\n\n---\n\nC',
      bodyOffset: 3,
    });
  });

  it.each(['', 'titre: A', '---\ntitre: A\n', '# A\n---\ntitre: A\n---\n'])('finds none in %j', (text) => {
    expect(splitFrontMatter(text)).toBeUndefined();
  });
});

describe('parseYamlText', () => {
  const yaml = parseYamlText('titre: A\nseo:\n  titre: B\nvide:\nliste: [1, 2]\nrien: ""\n', 'x.md', 1);

  it('leaves empty values out', () => {
    expect(yaml.value).toEqual({ titre: 'A', seo: { titre: 'B' }, liste: [1, 2] });
  });

  it('keeps dates as texts', () => {
    expect(parseYamlText('publie_le: 2026-03-02', 'x').value).toEqual({ publie_le: '2026-03-02' });
  });

  it.each([
    [['titre'], 2, 'titre'],
    [['seo', 'titre'], 4, 'seo.titre'],
    [['liste', 1], 6, 'liste[1]'],
    [['seo', 'absent'], 4, 'seo.absent'],
  ])('finds the line of %j, or of what it should stand in', (path, line, field) => {
    expect(yaml.locate(path)).toEqual({ file: 'x.md', line, field });
  });

  it('tells the line of a syntax error', () => {
    const { problems, value } = parseYamlText('a: 1\nb: [', 'x.yaml');
    expect(value).toBeUndefined();
    expect(problems[0]).toMatchObject({
      file: 'x.yaml',
      line: 2,
      message: expect.stringContaining('no valid YAML'),
    });
  });

  it('names what is left of a text behind its comma', () => {
    const { problems, value } = parseYamlText('a: 1\ntitre: { fr: vanille, perles, en: vanilla }', 'x.yaml');
    expect(value).toBeUndefined();
    expect(problems).toEqual([
      { file: 'x.yaml', line: 2, message: 'has “perles” without a value; quote a text that holds a comma' },
    ]);
  });
});
