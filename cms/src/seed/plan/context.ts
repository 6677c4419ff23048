import type { Locale } from '../../domain/locales';
import type { ContentUid } from '../../strapi';
import type { Addresses } from '../addresses';
import type { Catalogue } from '../catalogue/types';
import { replaceLinks } from '../links';
import { EntryRef, ImageRef, TextWithMedia } from './types';

/** One language's view of the catalogue, which the planning of every type needs. */
export class PlanContext {
  constructor(
    readonly catalogue: Catalogue,
    readonly locale: Locale,
    private readonly addresses: Addresses,
  ) {}

  body(text: string | undefined): TextWithMedia | null {
    if (text === undefined || text === '') return null;
    return new TextWithMedia(replaceLinks(text, this.addresses.resolver(this.locale)));
  }

  image(key: string | undefined): ImageRef | null {
    const media = this.catalogue.media.find((item) => item.key === key);
    return media === undefined ? null : new ImageRef(media.key, media.value.alternative[this.locale]);
  }

  images(keys: readonly string[] = []): ImageRef[] {
    return keys.flatMap((key) => this.image(key) ?? []);
  }

  ref(uid: ContentUid, key: string | undefined): EntryRef | null {
    return key === undefined ? null : new EntryRef(uid, key);
  }

  refs(uid: ContentUid, keys: readonly string[] = []): EntryRef[] {
    return keys.map((key) => new EntryRef(uid, key));
  }

  /** @example text({ fr: 'Sud', en: 'South' }) → 'South' in English; null where the language is left out */
  text(texts: Partial<Record<Locale, string | undefined>> | undefined): string | null {
    return texts?.[this.locale] ?? null;
  }
}
