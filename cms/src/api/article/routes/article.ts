import { factories } from '@strapi/strapi';

// Reading only: content is written in the admin panel and by seeding.
export default factories.createCoreRouter('api::article.article', { only: ['find', 'findOne'] });
