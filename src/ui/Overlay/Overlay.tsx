import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Overlay.module.css';

type OverlayProps = {
  /** Its name, shown as its heading. */
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Modal overlays fill the screen, hold the keyboard and silence the page behind; others hang from their button. */
  isModal: boolean;
  /** One that stands ready in the page, closed, opens sooner. */
  isOpen?: boolean;
  className?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/**
 * Something laid over the page, open for as long as it is rendered, unless told otherwise. Escape and the cross close it; the focus moves in,
 * and back to where it was. The browser's own dialog does the trapping.
 */
export function Overlay(props: OverlayProps) {
  const { title, closeLabel, onClose, isModal, isOpen = true, className, id, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (isOpen ? openDialog(dialog.current, isModal) : undefined), [isModal, isOpen]);
  useEscape(dialog, isOpen, onClose);
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

/**
 * Escape closes the innermost overlay, wherever the focus is; the browser does as much only for modal ones. A layout effect:
 * a paint later, an Escape pressed right after the overlay shows would be lost.
 */
function useEscape(dialog: RefObject<HTMLDialogElement>, isOpen: boolean, onClose: () => void) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      // An overlay within this one may have taken the press before and be gone by now.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (dialog.current?.querySelector('dialog[open]')) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [dialog, isOpen, onClose]);
}
