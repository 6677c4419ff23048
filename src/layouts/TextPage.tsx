import type { ReactNode } from 'react';
import { Prose } from '../ui';
import { PageFrame, type PageFrameProps } from './PageFrame';
import * as styles from './TextPage.module.css';

type TextPageProps = PageFrameProps & {
  title: string;
  standfirst?: string | null | undefined;
  html?: string | undefined;
};

/** A page of words: title, standfirst, text, and whatever its kind adds. */
export function TextPage({
  title,
  standfirst,
  html,
  children,
  ...frame
}: Omit<TextPageProps, 'children'> & { children?: ReactNode }) {
  return (
    <PageFrame {...frame}>
      <header className={styles.head}>
        <div className={styles.inner}>
          <h1>{title}</h1>
          {standfirst ? <p className={styles.standfirst}>{standfirst}</p> : null}
        </div>
      </header>
      <div className={styles.page}>
        {html ? <Prose html={html} /> : null}
        {children}
      </div>
    </PageFrame>
  );
}
