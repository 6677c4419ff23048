import { FickleCms } from '../../support/publisher/fickle-cms';
import { Newsroom } from '../../support/publisher/publisher-faults';
import { call, PublisherProcess, publisherPort, untilSettled } from '../../support/publisher/publishing';

// One fault of each kind. `.ci/full faults` tries them all.
let newsroom: Newsroom;
beforeAll(async () => {
  newsroom = await Newsroom.open();
});
afterAll(() => newsroom.close());
afterEach(() => newsroom.expectReaderContent());

it('a publisher that is killed at the switch goes on after a restart', () => newsroom.tryKill('switch'));

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

  it('in the middle of a build costs time and nothing else', () => newsroom.tryMood(cms, 'error'));
});

it('two publishers in one place are one: the second says why it will not work', async () => {
  const first = await PublisherProcess.start();
  const second = PublisherProcess.spawn({ PUBLISHER_PORT: String(publisherPort() + 3) });
  expect(await second.ended()).toBe(1);
  expect(second.output).toContain('Another publisher works in');
  expect((await call('GET', '/health')).status).toBe(200);
  await first.end();
});
