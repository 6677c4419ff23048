import type { Language } from '../state/text';

/** Decides how a page is shown to the editor who asked for it. */
export type View = {
  readonly language: Language;
  /** Address of the CMS as the editor's browser reaches it. */
  readonly cmsUrl: string;
  /** Tells whether the buttons are shown; whoever presses one is asked again. */
  readonly mayPublish: boolean;
};

/** @returns a function that formats instants, ISO 8601, in the time of this machine */
export function dateFormat(language: Language, timeStyle: 'short' | 'medium'): (iso: string) => string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle });
  return (iso) => format.format(new Date(iso));
}
