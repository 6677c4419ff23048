import type { Problem } from '../state/schema';
import type { Text } from '../state/text';
import { plainText } from './plain-text';
import { hasContent } from './read-steps';

/** How the build names an entry (`describeEntry` in src/content/content-error.ts), and what it says of it. */
const PROBLEM = /^([a-z][\w-]*)(?: “(.*?)”)? \((\w\w), id (\w+)\): (.+)$/;
const LINES_SHOWN = 12;

export const DISK_FULL: Text = {
  fr: 'Le disque est plein. Rien n’a été publié ; le site en ligne est intact.',
  en: 'The disk is full. Nothing was published; the live site is whole.',
};
const WITHOUT_CONTENT: Text = {
  fr: 'Le CMS n’a pas donné tout le contenu pendant la construction. Elle est tentée à nouveau.',
  en: 'The CMS did not give all its content during the build. It is tried again.',
};
const FAILED: Text = {
  fr: 'La construction du site a échoué. Elle est tentée à nouveau.',
  en: 'The build of the site failed. It is tried again.',
};

export type BuildFailure = {
  /** `content` is for an editor to mend; a `fault` may be gone by itself later. */
  readonly kind: 'content' | 'fault';
  readonly message: Text;
  readonly problems: readonly Problem[];
};

/**
 * What a failed build said, in an editor's words as far as it has any.
 * @param contentProblems those that the build left in `.cache/content-problems.json`
 */
export function readFailure(output: string, contentProblems: readonly string[]): BuildFailure {
  const problems = contentProblems.flatMap((text) => text.split('\n')).flatMap(readProblem);
  if (problems.length > 0) return { kind: 'content', message: summary(problems), problems };
  const text = plainText(output);
  if (/ENOSPC|no space left on device/i.test(text))
    return { kind: 'fault', message: DISK_FULL, problems: [] };
  const errors = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(success|info|verbose|warn|not finished|at )/.test(line));
  return {
    kind: 'fault',
    message: hasContent(output) ? FAILED : WITHOUT_CONTENT,
    // For whoever looks after the machine.
    problems: [{ message: errors.slice(-LINES_SHOWN).join('\n') || 'The build said nothing.' }],
  };
}

function readProblem(line: string): Problem[] {
  const [, kind, title, locale, documentId, message] = PROBLEM.exec(line) ?? [];
  if (!kind || !locale || !documentId || !message) return [];
  return [{ message, entry: { kind, documentId, locale, ...(title && { title }) } }];
}

function summary(problems: readonly Problem[]): Text {
  const entries = new Set(problems.map(({ entry }) => `${entry?.documentId} ${entry?.locale}`)).size;
  return entries === 1
    ? { fr: 'Une entrée ne peut pas être publiée.', en: 'One entry cannot be built.' }
    : { fr: `${entries} entrées ne peuvent pas être publiées.`, en: `${entries} entries cannot be built.` };
}
