import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../Picture/Picture';
import * as styles from './Card.module.css';

/** `lead`: the picture beside the words. `small`: above them. `words`: no picture, for lists of many. */
export type CardDesign = 'lead' | 'small' | 'words';

export type CardProps = {
  href: string;
  title: string;
  /** Heading level that fits the page's outline. */
  level?: 2 | 3 | 4;
  label?: ReactNode;
  text?: string | null | undefined;
  picture?: PictureData | null | undefined;
  /** The width at which the picture is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** No file wider than this, in its own pixels. */
  widest?: number;
  /** If left out, the card is small and its text takes three lines. */
  design?: CardDesign | undefined;
  /** Set when the page that it leads to is in another language than this one. */
  language?: CardLanguage | undefined;
};

export type CardLanguage = {
  readonly code: string;
  /** “in French”, in the words of this page. */
  readonly label: string;
};

const DEFAULT_SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw';

/** A link to a page with its picture. The link is the title; its area is stretched over the card. */
export function Card({
  href,
  title,
  level = 3,
  label,
  text,
  picture,
  language,
  sizes = DEFAULT_SIZES,
  widest = 1200,
  design,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-design={design}>
      {design === 'words' ? null : (
        <div className={styles.frame} data-print="hide">
          {picture ? (
            <Picture
              picture={picture}
              sizes={sizes}
              widest={widest}
              className={styles.picture}
              isDecorative
            />
          ) : null}
        </div>
      )}
      <div className={styles.words}>
        {label ? <p className={styles.label}>{label}</p> : null}
        <Heading className={styles.title}>
          <a href={href} hrefLang={language?.code} className={styles.link}>
            {language ? (
              <>
                <span lang={language.code}>{title}</span>
                <span className={styles.language}>{language.label}</span>
              </>
            ) : (
              title
            )}
          </a>
        </Heading>
        {typeof text === 'string' ? (
          <p className={styles.text} lang={language?.code}>
            {text}
          </p>
        ) : null}
      </div>
    </article>
  );
}
