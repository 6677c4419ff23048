import { contentRouter } from '../../../strapi/content-router';

export default contentRouter('api::country.country');
