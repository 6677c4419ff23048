import type { CmsClient, Trouble } from '../cms/client';
import { entryAddress } from '../cms/entry-address';
import { problemIn } from '../cms/problem-words';
import type { Failure, Problem } from '../state/schema';

/** A fault often passes by itself: editors hear of it when this many attempts in a row have met it. */
const ATTEMPTS_BEFORE_MAIL = 3;
/** More than the CMS shows in a mail, and no more than it takes. */
const MOST_PROBLEMS = 500;

/**
 * Tells whether to write to the editors: once for each thing that they have to mend, once for a fault that stays.
 * @param told the failure that they were told of last, unless something was published since
 */
export function shouldNotify(failure: Failure, told: Failure | undefined): boolean {
  if (failure.kind === 'fault') return failure.attempts >= ATTEMPTS_BEFORE_MAIL && told?.kind !== 'fault';
  return told?.kind !== 'content' || messagesOf(told) !== messagesOf(failure);
}

const messagesOf = ({ message, problems }: Failure): string =>
  JSON.stringify([message.en, ...problems.map((problem) => problem.message)]);

/** Has the CMS write to the editors. A CMS that cannot be asked costs the mail alone; the status page says the same. */
export async function tell(
  { cms, cmsUrl }: { cms: CmsClient; cmsUrl: string },
  { kind, message, problems }: Pick<Trouble, 'kind' | 'message'> & { problems: readonly Problem[] },
): Promise<boolean> {
  try {
    const named = problems.slice(0, MOST_PROBLEMS).map((problem) => withAddress(problem, cmsUrl));
    await cms.tell({ kind, message, problems: named });
    return true;
  } catch (error) {
    console.error(`publisher: no mail about it: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function withAddress({ message, entry }: Problem, cmsUrl: string): Trouble['problems'][number] {
  if (!entry) return { message };
  const { kind, documentId, locale, title = documentId } = entry;
  return {
    message: problemIn(locale === 'en' ? 'en' : 'fr', message),
    locale,
    title,
    entry: { kind, documentId },
    address: entryAddress(cmsUrl, { kind, documentId, locale, title }),
  };
}
