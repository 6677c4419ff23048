import fc from 'fast-check';
import { adaptComment } from '../../../src/content/comment/adapt';
import { threadsOf, type CommentEntry } from '../../../src/content/comment/threads';

const RAW = {
  documentId: 'c1',
  locale: 'fr',
  texte: ' Merci\n\n<b>!</b> ',
  nom: 'Ana',
  ecrit_le: '2026-05-11T08:42:00.000Z',
  de_la_redaction: null,
  article_id: 'a1',
  parent_id: null,
};

describe('adaptComment', () => {
  it('names article and thread by their nodes, language included', () => {
    expect(adaptComment({ ...RAW, parent_id: 'c0' })).toEqual({
      id: 'Comment c1 fr',
      documentId: 'c1',
      locale: 'fr',
      article: 'Article a1 fr',
      thread: 'Comment c0 fr',
      name: 'Ana',
      text: 'Merci\n\n<b>!</b>',
      writtenOn: '2026-05-11T08:42:00.000Z',
      isEditor: false,
    });
  });

  it('leaves the article out where it is gone', () => {
    expect(adaptComment({ ...RAW, article_id: null }).article).toBeUndefined();
  });

  it.each([
    ['nom', ''],
    ['texte', null],
    ['ecrit_le', 'yesterday'],
    ['locale', 'de'],
  ])('refuses a %s that is %p', (field, value) => {
    expect(() => adaptComment({ ...RAW, [field]: value })).toThrow(field);
  });
});

describe('threadsOf', () => {
  const entry = (id: string, day: number, thread: string | null = null): CommentEntry => ({
    ...{ id, documentId: id, thread, name: id, text: id, isEditor: false },
    writtenOn: `2026-05-0${String(day)}T00:00:00.000Z`,
  });
  const comments = [
    entry('b', 3),
    entry('a', 1),
    entry('b2', 5, 'b'),
    entry('a1', 4, 'a'),
    entry('b1', 4, 'b'),
  ];
  const shape = (order: 'newest' | 'oldest') =>
    threadsOf(comments, order).map(({ head, replies }) => [head.id, ...replies.map(({ id }) => id)]);

  it('shows the newest thread first, its answers as they were given', () => {
    expect(shape('newest')).toEqual([
      ['b', 'b1', 'b2'],
      ['a', 'a1'],
    ]);
  });

  it('shows the oldest first as well', () => {
    expect(shape('oldest')).toEqual([
      ['a', 'a1'],
      ['b', 'b1', 'b2'],
    ]);
  });

  it('gives each thread the answers that name it, and loses no comment of a thread that is there', () => {
    const ids = [...'abcdefgh'];
    const answered = fc.constantFrom(null, null, ...ids, 'gone');
    fc.assert(
      fc.property(fc.array(answered, { maxLength: ids.length }), (threads) => {
        const all = threads.map((thread, at) => entry(ids[at] ?? '', 1 + ((at * 5) % 8), thread));
        const upwards = [...all].sort((a, b) => a.writtenOn.localeCompare(b.writtenOn));
        const heads = upwards.filter(({ thread }) => thread === null);
        expect(threadsOf(all, 'oldest')).toEqual(
          heads.map((head) => ({ head, replies: upwards.filter(({ thread }) => thread === head.id) })),
        );
      }),
    );
  });

  it('asks no comment more than twice which thread it is of', () => {
    let asked = 0;
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...entry(String(at), 1),
      get thread() {
        asked += 1;
        return null;
      },
    }));
    expect(threadsOf(many, 'newest')).toHaveLength(many.length);
    expect(asked).toBeLessThanOrEqual(2 * many.length);
  });
});
