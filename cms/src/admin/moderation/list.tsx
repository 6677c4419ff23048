import { Flex } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { DecisionButtons } from './DecisionButtons';
import { type Comment, COMMENT } from './use-decisions';
import { MODERATION } from './words';

type Column = {
  name: string;
  attribute: { type: string };
  label: { id: string; defaultMessage: string };
  searchable: boolean;
  sortable: boolean;
  cellFormatter: (row: Comment) => ReactNode;
};

/** Only the address of a list says which type of entries it shows. */
export const isCommentList = (): boolean => window.location.pathname.endsWith(`/${COMMENT}`);

const DECIDE: Column = {
  name: 'moderation',
  attribute: { type: 'custom' },
  label: { id: 'moderation.title', defaultMessage: MODERATION.title.en },
  searchable: false,
  sortable: false,
  cellFormatter: (row) => (
    // A press on a row opens its entry.
    <Flex
      onClick={(event: { stopPropagation: () => void }) => {
        event.stopPropagation();
      }}
    >
      <DecisionButtons comment={row} asSigns />
    </Flex>
  ),
};

/** Strapi's hook: a column with what can be done about each comment. */
export function addDecisions<T extends { displayedHeaders: object[] }>(given: T): T {
  if (!isCommentList()) return given;
  return { ...given, displayedHeaders: [...given.displayedHeaders, DECIDE] };
}
