/** A picture as the lightbox shows it, read from the page. */
export type Slide = {
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
  readonly src: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly width: number;
  readonly height: number;
};

const LINK = 'a[data-zoom]';

export function zoomLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
}

/**
 * The pictures that a picture is shown with: those of its gallery, or else all of the text that stand in none.
 * @param root what the article's pictures stand in
 */
export function companionsOf(link: HTMLAnchorElement, root: Element): HTMLAnchorElement[] {
  const gallery = link.closest('[data-gallery]');
  const links = [...(gallery ?? root).querySelectorAll<HTMLAnchorElement>(LINK)];
  return gallery ? links : links.filter((other) => !other.closest('[data-gallery]'));
}

export function slideOf(link: HTMLAnchorElement): Slide {
  const image = link.querySelector('img');
  const note = link.closest('figure')?.querySelector('figcaption');
  const credit = note?.querySelector('small')?.textContent ?? '';
  return {
    alt: image?.alt ?? '',
    caption: (note?.textContent ?? '').replace(credit, '').trim(),
    credit,
    src: link.href,
    sources: [...link.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcSet: srcset })),
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
  };
}
