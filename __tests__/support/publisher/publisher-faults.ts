import type { ChildProcess } from 'node:child_process';
import { edit, type EditedArticle } from '../cms/editing';
import { FaithfulReader } from './faithful-reader';
import type { FickleCms, Mood } from './fickle-cms';
import {
  live,
  PublisherProcess,
  publisherPort,
  readStatus,
  serveLive,
  until,
  untilSettled,
  untilStatus,
} from './publishing';

/** A title that no other test publishes. */
export const title = (what: string) => `Le titre d’après ${what}`;

/** An article to publish, while somebody reads the live site all the time. */
export class Newsroom {
  private constructor(
    readonly article: EditedArticle,
    private readonly server: ChildProcess,
    private readonly reader: FaithfulReader,
  ) {}

  /** Publishes what there is, serves it, and begins to read. */
  static async open(): Promise<Newsroom> {
    const article = await edit('islande', 'iceland-sheep', 'fr');
    const first = await PublisherProcess.start();
    await untilSettled();
    await first.end();
    const port = publisherPort() + 1;
    const server = await serveLive(port);
    const reader = new FaithfulReader(`http://127.0.0.1:${port}`, [
      '/',
      '/fr/islande/',
      article.page,
      '/sitemap.xml',
      '/page-data/app-data.json',
    ]);
    reader.start();
    return new Newsroom(article, server, reader);
  }

  /** The reader has got answers, and all of them were whole. */
  expectReaderContent(): void {
    expect(this.reader.answers).toBeGreaterThan(0);
    expect(this.reader.complaints.splice(0)).toEqual([]);
  }

  /** Waits until what is new is live, once the fault is gone. */
  async expectLive(titre: string): Promise<void> {
    await until(`“${titre}” is live`, () => live(this.article.page)?.includes(titre));
    await untilSettled();
  }

  /** Kills a publisher in the middle of its work: nothing half is live, and the next one goes on. */
  async tryKill(stage: 'build' | 'verify' | 'switch'): Promise<void> {
    const { article } = this;
    const publisher = await PublisherProcess.start({ PUBLISHER_STOP_AT: stage });
    const before = (await readStatus()).live?.release;
    await article.publish(title(stage));
    await until(`it stops itself at ${stage}`, () => publisher.isStopped);
    await publisher.end('SIGKILL');
    expect(live(article.page)).not.toContain(title(stage));
    const restarted = await PublisherProcess.start();
    await this.expectLive(title(stage));
    expect((await readStatus()).live?.release).not.toBe(before);
    await restarted.end();
  }

  /** Lets the CMS fail after some answers of a build: the fault is said, nothing of it is live, and it is forgotten. */
  async tryMood(cms: FickleCms, mood: Mood): Promise<void> {
    const { article } = this;
    Object.assign(cms, { mood, patience: 4 });
    await article.publish(title(mood));
    const { failure } = await untilStatus(
      'the fault is noticed',
      ({ failure: found }) => found?.kind === 'fault',
    );
    expect(failure?.message.fr).not.toBe('');
    expect(live(article.page)).not.toContain(title(mood));
    cms.mood = 'well';
    await this.expectLive(title(mood));
    expect((await readStatus()).failure).toBeUndefined();
  }

  async close(): Promise<void> {
    this.reader.stop();
    this.server.kill();
    await PublisherProcess.endAll();
  }
}
