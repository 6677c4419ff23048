import { Button, Flex, IconButton } from '@strapi/design-system';
import { Check, Cross, Message, WarningCircle } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../language';
import { TextDialog } from './TextDialog';
import { type Comment, useDecisions } from './use-decisions';
import { MODERATION } from './words';

type Props = {
  readonly comment: Comment;
  /** In a list there is room for signs alone; their names are read out, and shown where the pointer is. */
  readonly asSigns?: boolean;
};

type ActionProps = {
  readonly label: string;
  readonly sign: ReactNode;
  readonly disabled: boolean;
  readonly asSign: boolean;
  readonly onClick: () => void;
};

function Action({ label, sign, disabled, asSign, onClick }: ActionProps) {
  if (asSign)
    return (
      <IconButton label={label} disabled={disabled} onClick={onClick}>
        {sign}
      </IconButton>
    );
  return (
    <Button variant="secondary" startIcon={sign} disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  );
}

/** Approve, refuse, spam, answer, as far as the role and the state of the comment allow. */
export function DecisionButtons({ comment, asSigns = false }: Props) {
  const language = useLanguage();
  const decisions = useDecisions(comment);
  const [asked, setAsked] = useState<'reason' | 'text'>();
  const rights = useDocumentRBAC('DecisionButtons', ({ canUpdate, canPublish, canCreate }) => ({
    canUpdate,
    canPublish,
    canCreate,
  }));
  const say = (name: keyof typeof MODERATION) => MODERATION[name][language];
  const { etat } = comment;
  const close = () => {
    setAsked(undefined);
  };
  const shared = { asSign: asSigns };
  return (
    <Flex gap={asSigns ? 1 : 2} wrap={asSigns ? 'nowrap' : 'wrap'}>
      <Action
        {...shared}
        label={say('approve')}
        sign={<Check />}
        disabled={!rights.canPublish || etat === 'approuve'}
        onClick={() => void decisions.approve()}
      />
      <Action
        {...shared}
        label={say('refuse')}
        sign={<Cross />}
        disabled={!rights.canUpdate || etat === 'refuse'}
        onClick={() => {
          setAsked('reason');
        }}
      />
      <Action
        {...shared}
        label={say('spam')}
        sign={<WarningCircle />}
        disabled={!rights.canUpdate || etat === 'indesirable'}
        onClick={() => void decisions.spam()}
      />
      <Action
        {...shared}
        label={say('answer')}
        sign={<Message />}
        disabled={!rights.canCreate || etat !== 'approuve'}
        onClick={() => {
          setAsked('text');
        }}
      />
      {asked === 'reason' ? (
        <TextDialog
          title={say('refuse')}
          label={say('reason')}
          hint={say('reasonHint')}
          confirm={say('refuse')}
          onConfirm={decisions.refuse}
          onClose={close}
        />
      ) : null}
      {asked === 'text' ? (
        <TextDialog
          title={say('answer')}
          label={say('text')}
          hint={say('textHint')}
          confirm={say('answer')}
          onConfirm={decisions.answer}
          onClose={close}
        />
      ) : null}
    </Flex>
  );
}
