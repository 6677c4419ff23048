import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../Picture/Picture';
import * as styles from './Card.module.css';

export type CardProps = {
  href: string;
  title: string;
  /** Heading level that fits the page's outline. */
  level?: 2 | 3 | 4;
  label?: ReactNode;
  text?: string | null | undefined;
  picture?: PictureData | null | undefined;
  sizes?: string;
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
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.frame} data-print="hide">
        {picture ? (
          <Picture picture={picture} sizes={sizes} widest={1200} className={styles.picture} isDecorative />
        ) : null}
      </div>
      <div className={styles.words}>
        {label ? <p className={styles.label}>{label}</p> : null}
        <Heading className={styles.title}>
          <a href={href} hrefLang={language?.code} className={styles.link}>
            <span lang={language?.code}>{title}</span>
            {language ? <span className={styles.language}>{language.label}</span> : null}
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
