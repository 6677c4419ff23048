import { testAnnouncing } from '../../support/announcing';
import { MailServer } from '../../support/mail-server';
import { freePort, OwnCms } from '../../support/own-cms';

jest.setTimeout(120_000);

let cms: OwnCms;
let mails: MailServer;

beforeAll(async () => {
  mails = new MailServer(await freePort());
  await mails.start();
  cms = new OwnCms(await freePort(), { ...mails.env, MODERATORS: 'moderation@grand-large.example' });
  process.env['TEST_CMS_URL'] = `http://127.0.0.1:${cms.port}`;
  process.env['TEST_CMS_DATA'] = cms.data;
  await cms.start();
});
afterAll(async () => {
  mails.stop();
  await cms.remove();
});

const REFUSE =
  "CREATE TRIGGER refuse BEFORE INSERT ON outgoing_mails BEGIN SELECT RAISE(ABORT, 'refused by the test'); END";

describe('an approval whose mails cannot be queued has not happened, and can be repeated', () => {
  testAnnouncing(
    () => mails,
    (state) => {
      cms.run(state === 'refuses' ? REFUSE : 'DROP TRIGGER IF EXISTS refuse');
    },
  );
});
