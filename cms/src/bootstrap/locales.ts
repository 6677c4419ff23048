import type { Core } from '@strapi/strapi';
import { logOf } from '../strapi';

type LocaleService = {
  findByCode(code: string): Promise<unknown>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  getDefaultLocale(): Promise<unknown>;
  setDefaultLocale(locale: { code: string }): Promise<unknown>;
};

const LOCALES = [
  { code: 'fr', name: 'Français (fr)' },
  { code: 'en', name: 'English (en)' },
] as const;

const DEFAULT_LOCALE = 'fr';

/** Strapi starts with English alone; the guide is in French first (SPEC §1). */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales') as unknown as LocaleService;
  for (const locale of LOCALES) {
    if (await service.findByCode(locale.code)) continue;
    await service.create(locale);
    logOf(strapi, 'locales')(`added ${locale.code}`);
  }
  if ((await service.getDefaultLocale()) !== DEFAULT_LOCALE) {
    await service.setDefaultLocale({ code: DEFAULT_LOCALE });
  }
}
