import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../Picture/Picture';
import * as styles from './PosterCard.module.css';

type PosterCardProps = {
  href: string;
  title: string;
  picture?: PictureData | null | undefined;
  /** Heading level that fits the page's outline. */
  level?: 2 | 3;
};

/** A picture three by two, cropped to a portrait: twice as wide as what is seen of it. */
const SIZES = '(min-width: 64rem) 32rem, (min-width: 46rem) 70vw, 72vw';

/** A destination as a travel poster: its name stands on the picture, and all of it is the link. */
export function PosterCard({ href, title, picture, level = 3 }: PosterCardProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card}>
      {picture ? <Picture picture={picture} sizes={SIZES} className={styles.picture} isDecorative /> : null}
      <Heading className={styles.title}>
        <a href={href} className={styles.link}>
          {title}
        </a>
      </Heading>
    </li>
  );
}

/** Posters on a shelf: four side by side, or two by two. */
export function PosterShelf({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.shelf}>
      {children}
    </ul>
  );
}
