import { Rocket } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { WORDS } from './publication/words';

export default {
  /** English is always there; each editor chooses under Profile. The first administrator is set to French. */
  config: {
    locales: ['fr'],
    translations: {
      fr: { 'publication.title': WORDS.fr.title },
      en: { 'publication.title': WORDS.en.title },
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
  },
};
