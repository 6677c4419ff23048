import type { Legal } from '../../config/environment';
import type { Locale } from '../../config/locales';

/** The names of the facts in texts: `{{editeur}}` stands for the publisher's name and address. */
const PLACEHOLDERS: Readonly<Record<string, keyof Legal>> = {
  editeur: 'publisher',
  directeur: 'director',
  hebergeur: 'host',
  messagerie: 'mail',
  journaux: 'logDays',
};

const OPEN: Readonly<Record<Locale, string>> = {
  fr: '**à compléter par l’exploitant du site**',
  en: '**to be completed by whoever runs the site**',
};

const DAYS: Readonly<Record<Locale, string>> = { fr: '\u00a0jours', en: '\u00a0days' };

/**
 * Puts the facts of the installation (LEGAL_* in the environment) into the terms and the privacy policy; what is not
 * configured says so. @example fillLegal('Hébergeur : {{hebergeur}}', { host: 'X' }, 'fr') → 'Hébergeur : X'
 */
export function fillLegal(markdown: string, legal: Legal, locale: Locale): string {
  return markdown.replace(/\{\{([a-z]+)\}\}/g, (whole, name: string) => {
    const key = PLACEHOLDERS[name];
    if (!key) return whole;
    const value = legal[key];
    if (!value) return OPEN[locale];
    return key === 'logDays' ? value + DAYS[locale] : asPlainText(value);
  });
}

/** A name is a name, whatever Markdown would make of its characters. */
function asPlainText(value: string): string {
  return value.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
}
