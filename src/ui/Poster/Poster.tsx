import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../Picture/Picture';
import * as styles from './Poster.module.css';

type PosterProps = {
  picture?: PictureData | null | undefined;
  title: string;
  children?: ReactNode;
  /** Fills the first screen, as on the home page. */
  isTall?: boolean;
};

/** The head of a page as a travel poster: the picture from edge to edge, title and words on its quiet part. */
export function Poster({ picture, title, children, isTall = false }: PosterProps) {
  return (
    <header className={isTall ? styles.tall : styles.poster}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <div className={styles.scene}>
        {picture ? <Picture picture={picture} sizes="100vw" className={styles.picture} isPriority /> : null}
      </div>
    </header>
  );
}
