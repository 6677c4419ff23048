import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::map-feature.map-feature');
