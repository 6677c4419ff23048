import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn } from '../../support/cms/admin';
import { edit, readCover } from '../../support/cms/editing';
import { picture } from '../../support/inputs/made-files';
import { shiftedClock } from '../../support/machine/shifted-clock';
import { megabytesOf, SmallDisk } from '../../support/machine/small-disk';
import { mailWith } from '../../support/mail/mailbox';
import { FickleCms, type Mood } from '../../support/publisher/fickle-cms';
import { Newsroom, title } from '../../support/publisher/publisher-faults';
import {
  call,
  live,
  publisherData,
  PublisherProcess,
  publisherPort,
  readStatus,
  releases,
  until,
  untilSettled,
  untilStatus,
} from '../../support/publisher/publishing';
import { cmsData } from '../../support/served';

const ARTICLE = 'api::article.article';

let newsroom: Newsroom;
beforeAll(async () => {
  newsroom = await Newsroom.open();
});
afterAll(() => newsroom.close());
afterEach(() => newsroom.expectReaderContent());

it.each(['build', 'verify'] as const)(
  'a publisher that is killed while it is at “%s” goes on after a restart',
  (stage) => newsroom.tryKill(stage),
);

describe('a CMS in trouble', () => {
  let cms: FickleCms;
  let publisher: PublisherProcess;
  beforeAll(async () => {
    const port = publisherPort() + 2;
    cms = await FickleCms.start(port);
    publisher = await PublisherProcess.start({ CMS_URL: `http://127.0.0.1:${port}` });
    await untilSettled();
  });
  afterAll(async () => {
    await publisher.end();
    cms.stop();
  });

  it.each<Mood>(['down', 'half'])(
    'that is “%s” in the middle of a build costs time and nothing else',
    (mood) => newsroom.tryMood(cms, mood),
  );

  it('that is slow is waited for', async () => {
    Object.assign(cms, { mood: 'slow', patience: 0 });
    await newsroom.article.publish(title('une attente'));
    await newsroom.expectLive(title('une attente'));
    cms.mood = 'well';
  });
});

describe('an entry that cannot be built', () => {
  it('is set aside and named: its last version stays, also without any cache, and the others go live', async () => {
    let publisher = await PublisherProcess.start();
    const admin = await logIn();
    const broken = await edit('islande', 'iceland-budget', 'en');
    const couverture = await readCover(broken.documentId);
    await broken.publish('A budget as it was before');
    await until('the version before is live', () => live(broken.page)?.includes('A budget as it was before'));
    await untilSettled();
    const { id, url } = await admin.upload('photo.jpg', new Uint8Array(await picture('jpeg')), 'image/jpeg');
    // The CMS refuses what is no picture; a disk may lose one later.
    writeFileSync(join(cmsData(), 'public', url), '<!doctype html><title>no picture</title>');
    await publisher.end();
    for (const folder of ['.cache', '.cache-kept', '.cache-kept.json', '.built-from', 'public'])
      // At once it would hold this process up for so long that its connections are closed at the other end.
      await rm(join(publisherData(), 'site', folder), { recursive: true, force: true });
    const cover = { couverture: { fichier: id, alternative: 'a picture that is none' } };
    const titre = 'A budget that nobody can build';
    await admin.act(ARTICLE, broken.documentId, 'en', 'publish', { ...cover, titre });
    publisher = await PublisherProcess.start();
    try {
      await newsroom.article.publish(title('une entrée cassée'));
      await newsroom.expectLive(title('une entrée cassée'));
      const { setAside } = await untilStatus('the entry is named', (status) => status.setAside.length > 0);
      expect(setAside).toMatchObject([
        {
          entry: expect.objectContaining({ kind: 'article', documentId: broken.documentId, locale: 'en' }),
          problems: [expect.stringContaining('photo')],
          shown: 'earlier',
        },
      ]);
      expect(live(broken.page)).toContain('A budget as it was before');
      const place = `/api::article.article/${broken.documentId}?plugins[i18n][locale]=en`;
      expect((await mailWith('moderation@grand-large.example', place)).subject).toBe(
        'An entry was set aside',
      );
      const page = await (await call('GET', '/', { headers: { 'accept-language': 'fr' } })).text();
      expect(page).toContain('Entrées mises de côté');
      expect(page).toContain(titre);
    } finally {
      await admin.act(ARTICLE, broken.documentId, 'en', 'publish', { couverture, titre });
    }
    await untilStatus('it is mended', (status) => status.setAside.length === 0);
    expect(live(broken.page)).toContain(titre);
    await untilSettled();
    await publisher.end();
  });
});

describe('too much at once', () => {
  it('500 webhooks in ten seconds are one or two looks at the CMS, and no build', async () => {
    const publisher = await PublisherProcess.start();
    const before = await untilSettled();
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        new Promise((go) => setTimeout(go, index * 10)).then(() =>
          call('POST', '/hooks/cms', {
            headers: { 'content-type': 'application/json' },
            body: '{"event":"entry.update"}',
          }),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await untilSettled()).toBe(before);
    expect(publisher.output.match(/publisher: build/g) ?? []).toEqual([]);
    await publisher.end();
  });
});

describe('a clock that jumps', () => {
  it.each([-3650, 3650])('by %i days changes nothing for readers', async (days) => {
    const clock = shiftedClock(days);
    const publisher = await PublisherProcess.start({ NODE_OPTIONS: clock.nodeOptions });
    await newsroom.article.publish(title(`${days} jours`));
    await newsroom.expectLive(title(`${days} jours`));
    await publisher.end();
    clock.remove();
  });
});

describe('a full disk', () => {
  it('is said, loses nothing, and is forgotten once there is room', async () => {
    const disk = new SmallDisk(megabytesOf(join(releases(), 'current/')) * 2 + 50);
    try {
      const folder = join(disk.folder, 'releases');
      mkdirSync(folder);
      const publisher = await PublisherProcess.start({ RELEASES_DIR: folder });
      const first = await untilSettled();
      disk.fill();
      await newsroom.article.publish(title('un disque plein'));
      const { failure } = await untilStatus(
        'the full disk is noticed',
        (status) => status.failure !== undefined,
      );
      expect(failure?.message.en).toContain('The disk is full');
      expect((await readStatus()).live?.release).toBe(first);
      disk.makeRoom();
      await untilStatus(
        'there is a new release',
        ({ live: now }) => now !== undefined && now.release !== first,
      );
      await publisher.end();
    } finally {
      disk.remove();
    }
  });
});
