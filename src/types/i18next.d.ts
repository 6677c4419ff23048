import 'i18next';
import type article from '../../locales/fr/article.json';
import type comments from '../../locales/fr/comments.json';
import type common from '../../locales/fr/common.json';
import type country from '../../locales/fr/country.json';
import type form from '../../locales/fr/form.json';
import type home from '../../locales/fr/home.json';
import type login from '../../locales/fr/login.json';
import type map from '../../locales/fr/map.json';
import type notFound from '../../locales/fr/not-found.json';
import type preview from '../../locales/fr/preview.json';
import type sitemap from '../../locales/fr/sitemap.json';

/** Keys of interface words are checked by the compiler; that both languages have them, by the build. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      article: typeof article;
      comments: typeof comments;
      common: typeof common;
      country: typeof country;
      form: typeof form;
      home: typeof home;
      login: typeof login;
      map: typeof map;
      'not-found': typeof notFound;
      preview: typeof preview;
      sitemap: typeof sitemap;
    };
  }
}
