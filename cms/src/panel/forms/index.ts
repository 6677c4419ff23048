import type { Form } from '../types';
import { ARTICLE_FORM } from './article';
import { COUNTRY_FORM } from './country';
import { AUTHOR_FORM, EXCURSION_FORM, SITE_FORM, STATIC_PAGE_FORM } from './pages';
import { PART_FORMS } from './parts';
import { MAP_FEATURE_FORM, REGION_FORM } from './places';
import { TRIP_PART_FORMS } from './trip';
import { COMMENT_FORM, CONTACT_MESSAGE_FORM, REPORT_FORM } from './visitors';

/** The forms and lists of the panel, by content type and by component. */
export const FORMS: Readonly<Record<string, Form>> = {
  'api::article.article': ARTICLE_FORM,
  'api::author.author': AUTHOR_FORM,
  'api::comment.comment': COMMENT_FORM,
  'api::contact-message.contact-message': CONTACT_MESSAGE_FORM,
  'api::country.country': COUNTRY_FORM,
  'api::excursion.excursion': EXCURSION_FORM,
  'api::map-feature.map-feature': MAP_FEATURE_FORM,
  'api::region.region': REGION_FORM,
  'api::report.report': REPORT_FORM,
  'api::site.site': SITE_FORM,
  'api::static-page.static-page': STATIC_PAGE_FORM,
  ...PART_FORMS,
  ...TRIP_PART_FORMS,
};
