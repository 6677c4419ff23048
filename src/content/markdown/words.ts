import en from '../../../locales/en/body.json';
import fr from '../../../locales/fr/body.json';
import type { Locale } from '../../config/locales';

/** The build's own words inside a text: names of anchors, tables and galleries, titles of boxes, labels of links. */
export type BodyWords = typeof fr;

export const BODY_WORDS: Readonly<Record<Locale, BodyWords>> = { fr, en };
