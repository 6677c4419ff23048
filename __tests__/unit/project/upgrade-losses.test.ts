import { type Allowance, losses } from '../../support/upgrade/losses';
import type { Row, Tables } from '../../support/upgrade/tables';

const ROW = { id: 1, titre: 'Geysir', note: null };

const tables = (articles: readonly Row[]): Tables => new Map([['articles', articles]]);
const found = (after: Tables, allowances: readonly Allowance[] = []) =>
  losses(tables([ROW]), after, allowances);

describe('what an upgrade has lost', () => {
  it.each<[string, Tables]>([
    ['everything as it was', tables([ROW])],
    ['a new column', tables([{ ...ROW, resume: 'x' }])],
    ['a new row', tables([ROW, { id: 2 }])],
    ['a new table', new Map([...tables([ROW]), ['sessions', []]])],
  ])('is nothing with %s', (_, after) => {
    expect(found(after)).toEqual([]);
  });

  it.each<[string, Tables, string]>([
    ['a table', new Map(), 'articles: the table is gone'],
    ['a row', tables([]), 'articles: row 1 is gone'],
    ['a column', tables([{ id: 1, titre: 'Geysir' }]), 'articles: the column note is gone'],
    ['a value', tables([{ ...ROW, titre: 'Geiser' }]), 'articles: row 1: titre was "Geysir", is "Geiser"'],
    ['an empty value', tables([{ ...ROW, note: '' }]), 'articles: row 1: note was null, is ""'],
  ])('names %s that is gone', (_, after, loss) => {
    expect(found(after)).toEqual([loss]);
  });

  it('leaves out the rows that may change, and no others', () => {
    const allowance = { table: 'articles', why: 'a test', rows: ({ id }: Row) => id === 1 };
    expect(found(tables([]), [allowance])).toEqual([]);
    expect(found(tables([]), [{ ...allowance, rows: ({ id }) => id === 2 }])).toHaveLength(1);
    expect(found(tables([]), [{ ...allowance, table: 'authors' }])).toHaveLength(1);
  });

  it('lets named columns change in a row that stays', () => {
    const allowance = { table: 'articles', why: 'a test', columns: ['note'] };
    expect(found(tables([{ ...ROW, note: 'x' }]), [allowance])).toEqual([]);
    expect(found(tables([{ ...ROW, titre: 'x' }]), [allowance])).toHaveLength(1);
    expect(found(tables([]), [allowance])).toEqual(['articles: row 1 is gone']);
  });

  it.each([
    [{ page: 50, list: ['a', 'b'] }, []],
    [{ page: 50, list: ['a', 'new', 'b'], more: 1 }, []],
    [{ page: 10, list: ['a', 'b'] }, ['settings: row 1: value.page was 50, is 10']],
    [{ page: 50, list: ['a'] }, ['settings: row 1: value.list has lost "b"']],
  ])('lets %j gain, but not lose', (value, expected) => {
    const before = new Map([['settings', [{ id: 1, value: '{"page":50,"list":["a","b"]}' }]]]);
    const after = new Map([['settings', [{ id: 1, value: JSON.stringify(value) }]]]);
    const allowance = { table: 'settings', why: 'a test', gains: true } as const;
    expect(losses(before, after, [allowance])).toEqual(expected);
  });
});
