import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarise } from '../../../publisher/control/status';
import { statusView } from '../../../publisher/control/status-page';
import { StateStore } from '../../../publisher/state/store';

let root: string;
let folders: { state: string; releases: string };
let file: string;
let said: jest.SpyInstance;

const REASON = {
  fr: 'La version 000001 a été remise en ligne.',
  en: 'Release 000001 was brought back by an editor.',
};
const paused = { since: '2026-11-01T00:00:00.000Z', reason: REASON };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'state-'));
  folders = { state: join(root, 'publisher'), releases: join(root, 'releases') };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  file = join(folders.state, 'state.json');
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  said.mockRestore();
  rmSync(root, { recursive: true });
});

const keptFiles = () => readdirSync(folders.state).filter((name) => name.includes('damaged'));

/** A publisher's memory of three requests and a rollback, as it lies on disk. */
async function remember(): Promise<string> {
  const store = new StateStore(folders);
  await store.update(() => ({ wanted: 3, done: 3, paused }));
  return readFileSync(file, 'utf8');
}

const DAMAGES: readonly (readonly [string, (whole: string) => string | Buffer, RegExp])[] = [
  ['empty', () => '', /is empty/],
  ['white space', () => ' \n', /is empty/],
  ['cut off', (whole) => whole.slice(0, whole.length / 2), /is not JSON/],
  ['binary', () => Buffer.from([0, 255, 254, 7, 123, 0, 200]), /is not JSON/],
  ['nested too deep', () => '['.repeat(500_000), /is not JSON/],
  ['null', () => 'null', /unusable value \(state\)/],
  ['a list', () => '[]', /unusable value \(state\)/],
  ['of wrong types', () => '{"wanted":"3","history":{}}', /unusable value \(wanted, history\)/],
  ['a count beyond counting', () => '{"wanted":1e308}', /unusable value \(wanted\)/],
  ['a count below nothing', () => '{"wanted":-1}', /unusable value \(wanted, done\)/],
  ['half a request', () => '{"wanted":1.5}', /unusable value \(wanted\)/],
  ['more done than was wanted', () => '{"wanted":1,"done":1000000}', /unusable value \(done\)/],
  ['huge', () => `{"wanted":1}${' '.repeat(33 * 1024 * 1024)}`, /larger than 32 MB/],
];

describe('a state file that is damaged', () => {
  it.each(DAMAGES)(
    '(%s) is kept aside and named, and the pause of a rollback stays',
    async (_, damage, why) => {
      const broken = damage(await remember());
      writeFileSync(file, broken);
      const store = new StateStore(folders);
      expect(store.current.paused).toEqual(paused);
      expect(summarise(store.current, false)).toBe('paused');
      const [kept = ''] = keptFiles();
      expect(readFileSync(join(folders.state, kept)).equals(Buffer.from(broken))).toBe(true);
      const { what, detail } = store.current.history[0] ?? {};
      expect([what, detail?.en]).toEqual(['damaged', expect.stringMatching(why)]);
      for (const words of [detail?.fr, detail?.en]) expect(words).toContain(kept);
      expect(detail?.en).toContain('Publishing stays paused.');
    },
  );

  it.each(DAMAGES)('(%s) is followed by one build, and by counting on', async (_, damage) => {
    writeFileSync(file, damage('{"wanted":3'));
    const store = new StateStore(folders);
    expect(store.current).toMatchObject({ wanted: 1, done: 0 });
    await store.update(({ wanted }) => ({ wanted: wanted + 1 }));
    expect(new StateStore(folders).current).toMatchObject({ wanted: 2, paused: undefined });
    expect(keptFiles()).toHaveLength(1);
  });

  it('is told on the status page, in both languages', () => {
    writeFileSync(file, 'null');
    const status = {
      ...new StateStore(folders).current,
      summary: 'waiting' as const,
      activity: null,
      findings: null,
      releases: [],
    };
    const [kept = ''] = keptFiles();
    const [french, english] = (['fr', 'en'] as const).map(
      (language) => statusView(status, { language, cmsUrl: 'http://cms.example', mayPublish: true }).text,
    );
    expect(french).toContain('a une valeur inutilisable (state)');
    expect(english).toContain('has an unusable value (state)');
    for (const text of [french, english]) expect(text).toContain(kept);
  });
});

describe('a pause', () => {
  it.each([
    ['with the whole folder of the state', () => rmSync(folders.state, { recursive: true }), REASON],
    ['with its own copy', () => rmSync(join(folders.releases, 'paused.json')), REASON],
    [
      'with the state, and its copy cannot be read',
      () => {
        rmSync(file);
        writeFileSync(join(folders.releases, 'paused.json'), '\0');
      },
      { en: expect.stringContaining('cannot be read any more') },
    ],
  ])('is not lost %s', async (_, lose, reason) => {
    await remember();
    lose();
    expect(new StateStore(folders).current.paused?.reason).toMatchObject(reason);
  });

  it('ends with the word of an editor, for good, and leaves no copy', async () => {
    await remember();
    await new StateStore(folders).update(() => ({ paused: undefined }));
    expect(readdirSync(folders.releases)).toEqual([]);
    rmSync(file);
    expect(new StateStore(folders).current.paused).toBeUndefined();
  });

  it('of an older publisher, which kept no copy, has one after the next change', async () => {
    writeFileSync(file, JSON.stringify({ wanted: 2, done: 2, paused }));
    await new StateStore(folders).update(({ wanted }) => ({ wanted: wanted + 1 }));
    rmSync(file);
    expect(new StateStore(folders).current.paused).toEqual(paused);
  });
});
