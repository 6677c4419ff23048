import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Overlay.module.css';

type OverlayProps = {
  /** Its name, shown as its heading. */
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Modal overlays fill the screen, hold the keyboard and silence the page behind; others hang from their button. */
  isModal: boolean;
  className?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/**
 * Something laid over the page, open for as long as it is rendered. Escape and the cross close it; the focus moves in,
 * and back to where it was. The browser's own dialog does the trapping.
 */
export function Overlay({ title, closeLabel, onClose, isModal, className, id, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => openDialog(dialog.current, isModal), [isModal]);
  useEscape(dialog, onClose);
  const layout = isModal ? styles.full : styles.hanging;
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={title}
      className={`${layout} ${className ?? ''}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="ui-close" />
          <span className="visually-hidden">{closeLabel}</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}

function openDialog(dialog: HTMLDialogElement | null, isModal: boolean) {
  if (!dialog) return undefined;
  const opener = document.activeElement;
  if (isModal) dialog.showModal();
  else dialog.show();
  return () => {
    const held = dialog.contains(document.activeElement) || document.activeElement === document.body;
    dialog.close();
    if (held && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** Escape closes the innermost overlay, wherever the focus is; the browser does as much only for modal ones. */
function useEscape(dialog: RefObject<HTMLDialogElement>, onClose: () => void) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      // An overlay within this one may have taken the press before and be gone by now.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (dialog.current?.querySelector('dialog[open]')) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [dialog, onClose]);
}
