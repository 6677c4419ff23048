import { contentRouter } from '../../../strapi/content-router';

export default contentRouter('api::article.article');
