import { contentRouter } from '../../../strapi/content-router';

export default contentRouter('api::excursion.excursion');
