import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CmsError } from '../../../publisher/cms/client';
import type { Publisher } from '../../../publisher/cycle/publisher';
import { ReleaseStore } from '../../../publisher/releases/store';
import { Reports } from '../../../publisher/report/reports';

const FINDING = {
  rule: 'unchecked',
  kind: 'article',
  documentId: 'k3v9',
  locale: 'fr',
  title: 'Geysir',
  detail: { fr: 'x', en: 'x' },
};

let folder: string;
let asked: number;
let isDown: boolean;
let publisher: Publisher;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  [asked, isDown] = [0, false];
  const cms = {
    report: async () => {
      asked += 1;
      await wait(20);
      if (isDown) throw new CmsError({ fr: 'Le CMS ne répond pas.', en: 'The CMS does not answer.' });
      return { findings: [FINDING], overviews: [] };
    },
    inventory: () => Promise.resolve({ revision: 'r', schema: 's', pages: [] }),
  };
  publisher = Object.assign(new EventEmitter(), {
    cms,
    releases: new ReleaseStore(folder),
    environment: { folders: { state: folder } },
    state: { current: {} },
  }) as unknown as Publisher;
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const changed = () => new Promise<void>((done) => publisher.once('change', done));
/** Lets time pass for the clocks that the report looks at. */
function passes(ms: number) {
  const [now, performed] = [Date.now() + ms, performance.now() + ms];
  jest.spyOn(Date, 'now').mockReturnValue(now);
  jest.spyOn(performance, 'now').mockReturnValue(performed);
}

describe('the number of findings', () => {
  it('is never waited for, and said as soon as it is known', async () => {
    const reports = new Reports(publisher);
    expect(reports.count()).toBeNull();
    await changed();
    expect([reports.count(), reports.count(), asked]).toEqual([1, 1, 1]);
  });

  it('is counted anew after an hour, and shown meanwhile', async () => {
    const reports = new Reports(publisher);
    await reports.read();
    passes(3_700_000);
    expect([reports.count(), reports.count()]).toEqual([1, 1]);
    await changed();
    expect(asked).toBe(2);
  });

  it('is counted anew after a publication', async () => {
    const reports = new Reports(publisher);
    await reports.read();
    passes(5_000);
    Object.assign(publisher.state, { current: { live: { release: '000002' } } });
    expect(reports.count()).toBe(1);
    await changed();
    expect(asked).toBe(2);
  });

  it('does not hammer a CMS that is down', async () => {
    isDown = true;
    const reports = new Reports(publisher);
    expect(reports.count()).toBeNull();
    await changed();
    passes(30_000);
    expect(reports.count()).toBeNull();
    await wait(50);
    expect(asked).toBe(1);
    passes(61_000);
    expect(reports.count()).toBeNull();
    await changed();
    expect(asked).toBe(2);
  });
});

describe('the report', () => {
  it('is made once for all who look at the same time', async () => {
    const reports = new Reports(publisher);
    const [one, other] = await Promise.all([reports.read(), reports.read()]);
    expect([one === other, one?.findings.length, asked]).toEqual([true, 1, 1]);
  });

  it('stays, with the reason, while the CMS is down', async () => {
    const reports = new Reports(publisher);
    await reports.read();
    isDown = true;
    passes(20_000);
    expect((await reports.read())?.findings).toHaveLength(1);
    expect(reports.problem?.en).toBe('The CMS does not answer.');
    isDown = false;
    await reports.read();
    expect(reports.problem).toBeUndefined();
  });

  it('checks links once at a time, and says when it is done', async () => {
    const reports = new Reports(publisher);
    expect([reports.startCheck(), reports.startCheck()]).toEqual([true, false]);
    await changed();
    expect(reports.checking).toBeUndefined();
  });
});
