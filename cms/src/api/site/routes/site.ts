import { factories } from '@strapi/strapi';

// Reading only: content is written in the admin panel and by seeding.
export default factories.createCoreRouter('api::site.site', { only: ['find'] });
