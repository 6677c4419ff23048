import type { Problem } from '../state/schema';
import type { Text } from '../state/text';
import { plainText } from './plain-text';
import { hasContent } from './read-steps';

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
  readonly message: Text;
  /** Last words of the build itself, for whoever looks after the machine. */
  readonly problems: readonly Problem[];
};

/** Tells why a build failed, in an editor's words as far as it has any. Entries do not make it fail: they are set aside. */
export function readFailure(output: string): BuildFailure {
  const text = plainText(output);
  if (/ENOSPC|no space left on device/i.test(text)) return { message: DISK_FULL, problems: [] };
  const errors = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(success|info|verbose|warn|not finished|at )/.test(line));
  return {
    message: hasContent(output) ? FAILED : WITHOUT_CONTENT,
    // For whoever looks after the machine.
    problems: [{ message: errors.slice(-LINES_SHOWN).join('\n') || 'The build said nothing.' }],
  };
}
