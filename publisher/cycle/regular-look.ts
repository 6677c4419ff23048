import { asIs } from '../state/text';
import type { Publisher } from './publisher';
import { tellCmsOfLive } from './tell-of-release';

/**
 * Looks at the CMS at regular intervals: has it publish what is due, and asks for a build when it holds something else
 * than what is live, for the webhook that never arrived. @returns how to stop it
 */
export function lookRegularly(publisher: Publisher): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void lookOnce(publisher)
      // The next look comes soon, and a build that is wanted says by itself that the CMS is away.
      .catch((error: unknown) => console.error(`publisher: ${String(error)}`))
      .finally(() => (isLooking = false));
  }, publisher.environment.catchUpMs);
  return () => clearInterval(timer);
}

async function lookOnce(publisher: Publisher): Promise<void> {
  const { cms, state } = publisher;
  const { published, refused, notices } = await cms.publishDue();
  const { current } = state;
  if (JSON.stringify([refused, notices]) !== JSON.stringify([current.refused, current.notices]))
    await state.update(() => ({ refused, notices }));
  for (const entry of published) await state.record({ what: 'scheduled', detail: asIs(entry) });
  await tellCmsOfLive(publisher);
  const { revision } = await cms.inventory();
  if (isNews(publisher, revision)) await publisher.request();
}

/** Checks whether a revision is news: nothing that is live, held, failed or asked for has to do with it yet. */
function isNews({ state }: Publisher, revision: string): boolean {
  const { live, held, failure, wanted, done, paused } = state.current;
  if (paused || wanted > done) return false;
  return ![live?.revision, held?.revision, failure?.revision].includes(revision);
}
