import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '../../../config/locales';
import { loadStyle } from '../../../services/load-style';
import type { LightboxProps } from './Lightbox';
import { companionsOf, slideOf, zoomLinkOf } from './slides';

type PictureViewerProps = { locale: Locale; className?: string | undefined; children: ReactNode };
type Shown = Pick<LightboxProps, 'slides' | 'first'> & { Lightbox: ComponentType<LightboxProps> };

const loadLightbox = async () => {
  const [{ Lightbox }] = await Promise.all([import('./Lightbox'), loadStyle('/lightbox.css')]);
  return Lightbox;
};

/**
 * Shows the pictures in it large when they are clicked. They are links to their files, as which they work without scripts,
 * in a new tab, and when the lightbox cannot be had.
 */
export function PictureViewer({ locale, className, children }: PictureViewerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const open = (event: MouseEvent) => {
      const link = zoomLinkOf(event.target);
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Safari does not focus what is clicked; the lightbox must know where to give the focus back.
      link.focus({ preventScroll: true });
      const links = companionsOf(link, current);
      loadLightbox().then(
        (Lightbox) => setShown({ Lightbox, slides: links.map(slideOf), first: links.indexOf(link) }),
        () => window.location.assign(link.href),
      );
    };
    current.addEventListener('click', open);
    return () => current.removeEventListener('click', open);
  }, []);
  return (
    <div ref={root} className={className}>
      {children}
      {shown ? <shown.Lightbox {...shown} locale={locale} onClose={() => setShown(undefined)} /> : null}
    </div>
  );
}
