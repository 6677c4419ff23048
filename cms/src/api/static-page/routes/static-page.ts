import { contentRouter } from '../../../strapi/content-router';

export default contentRouter('api::static-page.static-page');
