import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::map-feature.map-feature');
