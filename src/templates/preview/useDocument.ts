import { useEffect } from 'react';
import type { PreviewPage } from '../../content/preview/page';

/** The root of the document says the draft's language and palette, as the head of its page will. */
export function useDocument({ locale, palette }: PreviewPage, title: string): void {
  useEffect(() => {
    const root = document.documentElement;
    const before = { title: document.title, lang: root.lang, country: root.dataset['country'] };
    document.title = title;
    show(root, locale, palette);
    return () => {
      document.title = before.title;
      show(root, before.lang, before.country);
    };
  }, [locale, palette, title]);
}

function show(root: HTMLElement, lang: string, country: string | null | undefined): void {
  root.lang = lang;
  if (country) root.dataset['country'] = country;
  else delete root.dataset['country'];
}
