import {
  decide,
  type Decision,
  type EntryRecord,
  type PresentEntry,
} from '../../../cms/src/seed/write/decide';

const record: EntryRecord = { hash: 'a', updatedAt: '2026-01-01T00:00:00.000Z', published: true };
const untouched: PresentEntry = { updatedAt: record.updatedAt, published: true };
const edited: PresentEntry = { updatedAt: '2026-02-02T00:00:00.000Z', published: true };
const unpublished: PresentEntry = { ...untouched, published: false };

type Case = [string, EntryRecord | undefined, PresentEntry | undefined, string, Decision, Decision];

describe('decide', () => {
  it.each<Case>([
    ['new', undefined, undefined, 'a', 'created', 'created'],
    ['left by a seeding that was killed', undefined, untouched, 'a', 'updated', 'updated'],
    ['as it was', record, untouched, 'a', 'unchanged', 'unchanged'],
    ['changed in the content', record, untouched, 'b', 'updated', 'updated'],
    ['edited in the CMS', record, edited, 'a', 'kept', 'updated'],
    ['edited in the CMS and changed in the content', record, edited, 'b', 'kept', 'updated'],
    ['unpublished by an editor', record, unpublished, 'a', 'kept', 'updated'],
    ['deleted by an editor', record, undefined, 'a', 'removed', 'created'],
  ])('%s', (_, recorded, present, hash, expected, overwriting) => {
    const situation = { hash, record: recorded, present, documentIsKnown: recorded !== undefined };
    expect(decide({ ...situation, overwrite: false })).toBe(expected);
    expect(decide({ ...situation, overwrite: true })).toBe(overwriting);
  });

  it('keeps a translation that an editor added to a seeded entry', () => {
    const situation = { hash: 'a', record: undefined, present: edited, documentIsKnown: true };
    expect(decide({ ...situation, overwrite: false })).toBe('kept');
    expect(decide({ ...situation, overwrite: true })).toBe('updated');
  });
});
