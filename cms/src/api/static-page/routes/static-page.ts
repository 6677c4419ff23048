import { factories } from '@strapi/strapi';

// Reading only: content is written in the admin panel and by seeding.
export default factories.createCoreRouter('api::static-page.static-page', { only: ['find', 'findOne'] });
