import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn } from '../../support/cms/admin';
import { edit } from '../../support/cms/editing';
import { mailWith } from '../../support/mail/mailbox';
import {
  live,
  publisherData,
  PublisherProcess,
  readInventory,
  untilSettled,
  untilStatus,
} from '../../support/publisher/publishing';

const ARTICLE = 'api::article.article';
const MARK = 'A title that no library survives';
const CHANGED = 40;

/** Has the build leave the page of an article with the title unfinished. */
const CUT = `
const hooks = module.exports;
module.exports = {
  ...hooks,
  async onPostBuild(args) {
    await hooks.onPostBuild(args);
    for (const { title, path } of args.getNodesByType('Article'))
      if (title === ${JSON.stringify(MARK)})
        require('node:fs').appendFileSync('public' + path + 'index.html', '<p>');
  },
};
`;

/** Has the build end without a word as soon as an article has the title. */
const TRAP = `
const hooks = module.exports;
module.exports = {
  ...hooks,
  createPages(args) {
    if (args.getNodesByType('Article').some(({ title }) => title === ${JSON.stringify(MARK)})) process.abort();
    return hooks.createPages(args);
  },
};
`;

it('an entry among forty that ends the build without a word is found, and the others go live', async () => {
  let publisher = await PublisherProcess.start();
  await untilSettled();
  const hooks = join(publisherData(), 'site/gatsby-node.js');
  const sound = readFileSync(hooks, 'utf8');
  const admin = await logIn();
  const culprit = await edit('islande', 'iceland-budget', 'en');
  const others = (await readInventory()).pages
    .filter(({ kind, documentId }) => kind === 'article' && documentId !== culprit.documentId)
    .slice(0, CHANGED - 1);
  expect(others).toHaveLength(CHANGED - 1);
  try {
    writeFileSync(hooks, sound + TRAP);
    // A build with these hooks that succeeds, so that there is a cache to search with.
    await culprit.publish('A budget before the fault');
    await untilSettled();
    await publisher.end();
    const mark = (index: number) => `Standfirst ${String(index)} of the forty`;
    for (const [index, { documentId, locale }] of others.entries())
      expect((await admin.act(ARTICLE, documentId, locale, 'publish', { chapeau: mark(index) })).ok).toBe(
        true,
      );
    await culprit.publish(MARK);
    publisher = await PublisherProcess.start();
    const { setAside } = await untilStatus('it is named', (status) => status.setAside.length > 0);
    expect(setAside).toMatchObject([
      {
        entry: expect.objectContaining({ documentId: culprit.documentId, locale: 'en', title: MARK }),
        problems: [expect.stringContaining('expected another version')],
        shown: 'earlier',
      },
    ]);
    expect(live(culprit.page)).toContain('A budget before the fault');
    for (const [index, { path }] of others.entries()) expect(live(path)).toContain(mark(index));
    // One with the cache, one from nothing, and the search.
    expect(publisher.output.match(/publisher: build/g)?.length).toBeLessThanOrEqual(2 + 7);
    const place = `/api::article.article/${culprit.documentId}?plugins[i18n][locale]=en`;
    expect((await mailWith('moderation@grand-large.example', place)).subject).toBe('An entry was set aside');

    const builds = () => publisher.output.match(/publisher: build/g)?.length ?? 0;
    const before = builds();
    await (await edit('islande', 'iceland-sheep', 'fr')).publish('Un titre après la panne');
    await untilSettled();
    // It is remembered: the next publication takes one build.
    expect(builds()).toBe(before + 1);
    await culprit.publish('A budget after the fault');
    await untilStatus('it is mended', (status) => status.setAside.length === 0);
    expect(live(culprit.page)).toContain('A budget after the fault');
  } finally {
    writeFileSync(hooks, sound);
    await publisher.end();
  }
});

it('an entry whose page comes out broken is shown as it was, and another goes live', async () => {
  const publisher = await PublisherProcess.start();
  await untilSettled();
  const hooks = join(publisherData(), 'site/gatsby-node.js');
  const sound = readFileSync(hooks, 'utf8');
  const culprit = await edit('islande', 'iceland-budget', 'en');
  const other = await edit('islande', 'iceland-sheep', 'fr');
  try {
    writeFileSync(hooks, sound + CUT);
    await culprit.publish(MARK);
    await other.publish('Un titre à côté de la page cassée');
    const { setAside } = await untilStatus('it is named', (status) => status.setAside.length > 0);
    expect(setAside).toMatchObject([
      { entry: { documentId: culprit.documentId, locale: 'en' }, shown: 'earlier' },
    ]);
    expect(live(culprit.page)).not.toContain(MARK);
    expect(live(other.page)).toContain('Un titre à côté de la page cassée');
    await culprit.publish('A budget after the broken page');
    await untilStatus('it is mended', (status) => status.setAside.length === 0);
    expect(live(culprit.page)).toContain('A budget after the broken page');
  } finally {
    writeFileSync(hooks, sound);
    await publisher.end();
  }
});
