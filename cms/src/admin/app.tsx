import { Rocket } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { startInFrench } from './first-language';
import { arrangeEditLayout } from './forms/edit-layout';
import { GROUP_TITLE, GroupTitle } from './forms/GroupTitle';
import { arrangeListColumns } from './forms/list-columns';
import { formTranslations } from './forms/translations';
import { chooseUploads } from './media';
import { offerModeration } from './moderation';
import { MODERATION } from './moderation/words';
import { NumberField } from './numbers/NumberField';
import { PATTERN, PatternField } from './patterns/PatternField';
import { showStanding } from './publication';
import { WORDS } from './publication/words';
import { SlugInput } from './slug/SlugInput';
import { STRAPI_WORDS } from './strapi-words';
import { hideAdvertising } from './without-advertising';

/** Strapi's types do not say which props a field's component gets, so that each component has to be cast. */
const field = <T,>(type: string, Component: ComponentType<T>) => ({
  type,
  Component: Component as unknown as ComponentType,
});

export default {
  /** English is always there; each editor chooses under Profile. New accounts are set to French. */
  config: {
    locales: ['fr'],
    translations: {
      fr: {
        'publication.title': WORDS.fr.title,
        'moderation.title': MODERATION.title.fr,
        ...STRAPI_WORDS.fr,
        ...formTranslations('fr'),
      },
      en: {
        'publication.title': WORDS.en.title,
        'moderation.title': MODERATION.title.en,
        ...STRAPI_WORDS.en,
        ...formTranslations('en'),
      },
    },
  },

  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'publication',
      icon: Rocket,
      intlLabel: { id: 'publication.title', defaultMessage: WORDS.en.title },
      permissions: [],
      Component: () => import('./publication/PublicationPage'),
    });
    app.addFields([
      field(GROUP_TITLE, GroupTitle),
      // Replaces Strapi's own field, which fills in the name of the type as the address when a form opens.
      field('uid', SlugInput),
      field('decimal', NumberField),
      field('integer', NumberField),
      field(PATTERN, PatternField),
    ]);
    chooseUploads(app);
  },

  bootstrap(app: StrapiApp) {
    // After the plugins: the marks that they set on fields stay.
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', arrangeEditLayout);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', arrangeListColumns);
    offerModeration(app);
    showStanding(app);
    hideAdvertising();
    startInFrench();
  },
};
