import { factories } from '@strapi/strapi';

type Uid = Parameters<typeof factories.createCoreRouter>[0];

/** A new object for each route: Strapi writes into it which permission the route asks for. */
const published = () => ({ policies: ['global::published-only'] });

/** Reading only, and published content only: content is written in the admin panel and by seeding. */
export const contentRouter = (uid: Uid, only: ('find' | 'findOne')[] = ['find', 'findOne']) =>
  factories.createCoreRouter(uid, { only, config: { find: published(), findOne: published() } });
