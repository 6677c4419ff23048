import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import en from '../../../../locales/en/lightbox.json';
import fr from '../../../../locales/fr/lightbox.json';
import type { Locale } from '../../../config/locales';
import { Icon, Overlay, useBodyClass } from '../../../ui';
import type { Slide } from './slides';

export type LightboxProps = {
  locale: Locale;
  slides: readonly Slide[];
  /** The picture that was asked for. */
  first: number;
  onClose: () => void;
};

const WORDS = { fr, en };
const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};
/** A scrolling strip must be reachable by keyboard, whose arrows move it. */
const STRIP = { role: 'group', tabIndex: 0 };

/**
 * Pictures as large as the screen, side by side on a strip that snaps: a finger swipes it, arrows and buttons move it, and
 * what is shown is said. The dialog holds the focus and gives it back (ui/Overlay).
 */
export function Lightbox({ locale, slides, first, onClose }: LightboxProps) {
  const words = WORDS[locale];
  const last = slides.length - 1;
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(first);
  useBodyClass('pictures-open', true);
  useLayoutEffect(() => {
    const { current } = strip;
    current?.scrollTo({ left: first * current.clientWidth, behavior: 'instant' });
  }, [first]);
  const goTo = (index: number) => {
    const { current } = strip;
    const target = Math.min(last, Math.max(0, index));
    setAt(target);
    // At once: a strip on its way would say that other pictures are shown.
    current?.scrollTo({ left: target * current.clientWidth, behavior: 'instant' });
  };
  useKeys((key) => {
    const target = KEYS[key]?.(at, last);
    if (target !== undefined) goTo(target);
    return target !== undefined;
  });
  const count = words.count.replace('{{at}}', String(at + 1)).replace('{{all}}', String(slides.length));
  const { caption, alt } = slides[at] ?? { caption: '', alt: '' };
  return (
    <Overlay title={words.title} closeLabel={words.close} onClose={onClose} isModal className="lightbox">
      <p role="status" className="visually-hidden">{`${count}. ${caption || alt}`}</p>
      <div
        {...STRIP}
        ref={strip}
        className="lightbox-strip"
        aria-label={words.title}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth > 0 && setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {slides.map((slide, index) => (
          <LightboxPicture key={index} {...slide} isShown={index === at} />
        ))}
      </div>
      <div className="lightbox-bar" hidden={last === 0}>
        <button type="button" aria-disabled={at === 0} onClick={() => goTo(at - 1)}>
          <Icon name="ui-previous" />
          <span className="visually-hidden">{words.previous}</span>
        </button>
        <p aria-hidden="true">{`${at + 1} / ${slides.length}`}</p>
        <button type="button" aria-disabled={at === last} onClick={() => goTo(at + 1)}>
          <Icon name="ui-next" />
          <span className="visually-hidden">{words.next}</span>
        </button>
      </div>
    </Overlay>
  );
}

function LightboxPicture({
  alt,
  caption,
  credit,
  src,
  sources,
  isShown,
  ...size
}: Slide & { isShown: boolean }) {
  return (
    <figure aria-hidden={!isShown || undefined}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        <img src={src} alt={alt} {...size} loading="lazy" />
      </picture>
      {caption || credit ? (
        <figcaption>
          {caption} {credit ? <small>{credit}</small> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

/** Keys for as long as the lightbox is open, wherever the focus is in it. */
function useKeys(press: (key: string) => boolean) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (press(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
