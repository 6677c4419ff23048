import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Say } from '../language';
import { DecisionButtons } from './DecisionButtons';
import { COMMENT } from './use-decisions';
import { MODERATION } from './words';

/** Beside the form of a comment: the same decisions as in the list. */
export const DecisionPanel: PanelComponent = ({ model, document, documentId }) => {
  if (model !== COMMENT || documentId === undefined) return null;
  return {
    title: (<Say words={MODERATION.title} />) as unknown as string,
    content: <DecisionButtons comment={{ documentId, etat: document?.etat }} />,
  };
};
