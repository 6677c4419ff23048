import enArticle from '../../../locales/en/article.json';
import enCommon from '../../../locales/en/common.json';
import enCountry from '../../../locales/en/country.json';
import enNotFound from '../../../locales/en/not-found.json';
import frArticle from '../../../locales/fr/article.json';
import frCommon from '../../../locales/fr/common.json';
import frCountry from '../../../locales/fr/country.json';
import frNotFound from '../../../locales/fr/not-found.json';

/** Interface words of the components that the gallery shows. */
export const GALLERY_WORDS = {
  fr: { article: frArticle, common: frCommon, country: frCountry, 'not-found': frNotFound },
  en: { article: enArticle, common: enCommon, country: enCountry, 'not-found': enNotFound },
};
