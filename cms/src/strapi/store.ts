import type { Core } from '@strapi/strapi';

/** Strapi's own key-value table. */
export type Store = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
};

export function storeOf(strapi: Core.Strapi, type: 'plugin' | 'core' | 'api', name: string): Store {
  const store = strapi.store({ type, name });
  return {
    get: (key) => store.get({ key }),
    set: async (key, value) => {
      await store.set({ key, value });
    },
  };
}
