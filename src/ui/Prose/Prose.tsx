import * as styles from './Prose.module.css';

/** HTML that the build made from an editor's Markdown; raw HTML in the Markdown has become text there. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} data-below dangerouslySetInnerHTML={{ __html: html }} />;
}
