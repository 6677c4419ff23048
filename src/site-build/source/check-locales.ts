import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../config/locales';

type Words = Map<string, string>;

/**
 * Compares the interface words of the languages: the same files with the same keys, and a text for each.
 * @param folder holds one folder per language
 * @returns one line per difference, naming file and key
 */
export function findLocaleProblems(folder: string): string[] {
  const words = new Map(LOCALES.map((locale) => [locale, readWords(join(folder, locale))]));
  const keys = new Set([...words.values()].flatMap((own) => [...own.keys()]));
  return [...keys]
    .sort()
    .flatMap((key) => LOCALES.flatMap((locale) => problemsOf(locale, key, words.get(locale)?.get(key))));
}

function problemsOf(locale: Locale, key: string, text: string | undefined): string[] {
  const [file = '', name = ''] = key.split(':', 2);
  if (text === undefined)
    return [`locales/${locale}/${file}: expected the key “${name}”, which another language has`];
  return text.trim() === '' ? [`locales/${locale}/${file}: expected a text for “${name}”, found none`] : [];
}

function readWords(folder: string): Words {
  const words: Words = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const [key, text] of flatten(content)) words.set(`${file}:${key}`, text);
  }
  return words;
}

function flatten(value: unknown, prefix = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, typeof value === 'string' ? value : '']];
  return Object.entries(value).flatMap(([key, part]) => flatten(part, prefix ? `${prefix}.${key}` : key));
}
