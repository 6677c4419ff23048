import type { Core } from '@strapi/strapi';

type Registry = {
  extend<T>(uid: string, wrap: (present: T) => T): unknown;
};

const extend =
  (registry: 'services' | 'controllers') =>
  <T extends object>(strapi: Core.Strapi, uid: string, change: (present: T) => Partial<T>): void => {
    strapi.get<Registry>(registry).extend<T>(uid, (present) => ({ ...present, ...change(present) }));
  };

/** Replaces functions of one of Strapi's own services; `change` is given what they were. Only before the start is over. */
export const extendService = extend('services');

/** The same for the actions of a controller: routes take them when the start is over. */
export const extendController = extend('controllers');
