import { useState, type ReactNode } from 'react';
import { DisclosureLink } from '../Button/DisclosureLink';
import { useBodyClass, useIsSmall } from '../hooks';
import { Overlay } from '../Overlay/Overlay';
import * as styles from './FullScreenList.module.css';

type FullScreenListProps = {
  /** Anchor of the list on its page: where the button leads before scripts are there. */
  id: string;
  openLabel: string;
  title: string;
  closeLabel: string;
  /** Below this width, in CSS pixels, the list hides behind its button; the style sheet says the same. */
  smallBelow: number;
  children: ReactNode;
};

/** Marks the body while a list covers the screen (SPEC §2). */
const BODY_CLASS = 'guides-open';

/** A list that is in the page on large screens; on small ones a button opens it over the whole screen. */
export function FullScreenList(props: FullScreenListProps) {
  const { id, openLabel, title, closeLabel, smallBelow, children } = props;
  const isSmall = useIsSmall(smallBelow);
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened && isSmall;
  useBodyClass(BODY_CLASS, isOpen);
  const close = () => setIsOpened(false);
  // A screen turned to its wide side shows the list in place; turned back, the list does not jump open again.
  if (isOpened && !isSmall) close();
  return (
    <>
      <DisclosureLink href={`#${id}`} className={styles.open} onPress={() => setIsOpened(true)}>
        {openLabel}
      </DisclosureLink>
      {isOpen ? (
        <Overlay title={title} closeLabel={closeLabel} onClose={close} isModal>
          {children}
        </Overlay>
      ) : (
        <div id={id} className={styles.list}>
          {children}
        </div>
      )}
    </>
  );
}
