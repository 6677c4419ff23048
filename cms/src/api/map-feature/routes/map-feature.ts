import { contentRouter } from '../../../strapi/content-router';

export default contentRouter('api::map-feature.map-feature');
