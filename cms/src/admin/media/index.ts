import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { type DialogProps, withUploadsChosen } from './LibraryDialog';

/** Strapi's name for the dialog that opens above a text. */
const LIBRARY = 'media-library';

/** Replaces that dialog once the plugins have brought theirs. Strapi's types do not say which props it gets. */
export function chooseUploads(app: StrapiApp): void {
  const Dialog = app.library.components[LIBRARY] as unknown as ComponentType<DialogProps>;
  app.addComponents({ name: LIBRARY, Component: withUploadsChosen(Dialog) as unknown as ComponentType });
}
