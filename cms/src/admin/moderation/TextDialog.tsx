import { Button, Field, Modal, Textarea } from '@strapi/design-system';
import { useState } from 'react';
import { useLanguage } from '../language';
import { MODERATION } from './words';

type Props = {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly confirm: string;
  /** @returns whether it was done; otherwise the dialog stays, with what was written */
  readonly onConfirm: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Asks for the words without which something cannot be done. */
export function TextDialog({ title, label, hint, confirm, onConfirm, onClose }: Props) {
  const language = useLanguage();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    if (await onConfirm(text.trim())) onClose();
    else setBusy(false);
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Field.Root name="moderation" hint={hint} required>
            <Field.Label>{label}</Field.Label>
            <Textarea
              value={text}
              onChange={(event) => {
                setText(event.target.value);
              }}
            />
            <Field.Hint />
          </Field.Root>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {MODERATION.cancel[language]}
          </Button>
          <Button onClick={() => void send()} loading={isBusy} disabled={text.trim() === ''}>
            {confirm}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
