import type { Locale } from '../../domain/locales';
import { en } from './en';
import { fr } from './fr';
import type { MailTexts } from './types';

export const MAIL_TEXTS: Record<Locale, MailTexts> = { fr, en };
