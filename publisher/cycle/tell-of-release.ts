import type { SetAside } from '../state/schema';
import type { Text } from '../state/text';
import { tell } from './tell';
import type { Services } from './tools';

type Teller = Pick<Services, 'cms' | 'state' | 'environment'>;

/** Tells the CMS what went live, so that it knows what to fall back on; with a CMS that is away, at the next look. */
export async function tellCmsOfLive({ cms, state }: Pick<Teller, 'cms' | 'state'>): Promise<void> {
  const { untold } = state.current;
  if (!untold) return;
  try {
    await cms.goesLive(untold);
    await state.update(() => ({ untold: undefined }));
  } catch (error) {
    console.error(
      `publisher: the CMS was not told: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** @example setAsideText([one]) → 'The new version of one entry cannot be shown.' */
export function setAsideText(entries: readonly SetAside[]): Text {
  const count = entries.length;
  return count === 1
    ? {
        fr: 'La nouvelle version d’une entrée ne peut pas être affichée. Toutes les autres sont en ligne.',
        en: 'The new version of one entry cannot be shown. All others are live.',
      }
    : {
        fr: `La nouvelle version de ${count} entrées ne peut pas être affichée. Toutes les autres sont en ligne.`,
        en: `The new versions of ${count} entries cannot be shown. All others are live.`,
      };
}

/** Writes to the editors, once for each thing that they have to mend. */
export async function tellOfSetAside({ cms, state, environment }: Teller): Promise<void> {
  const { setAside, toldSetAside } = state.current;
  const known = new Set(toldSetAside.map((one) => JSON.stringify(one)));
  const news = setAside.filter((one) => !known.has(JSON.stringify(one)));
  const problems = news.flatMap(({ entry, problems: messages }) =>
    messages.map((message) => ({ message, entry })),
  );
  const told =
    news.length === 0 ||
    (await tell(
      { cms, cmsUrl: environment.cms.publicUrl },
      { kind: 'set-aside', message: setAsideText(news), problems },
    ));
  if (told) await state.update(() => ({ toldSetAside: setAside }));
}
