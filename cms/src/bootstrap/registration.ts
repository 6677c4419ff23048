import type { Core } from '@strapi/strapi';
import { storeOf } from '../strapi';

/** Strapi opens `/api/auth/local/register` by default; accounts of this site are made by an administrator. */
const CLOSED = { allow_register: false, email_confirmation: false, unique_email: true };

export async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = storeOf(strapi, 'plugin', 'users-permissions');
  const settings = ((await store.get('advanced')) ?? {}) as Record<string, unknown>;
  const differs = Object.entries(CLOSED).some(([name, value]) => settings[name] !== value);
  if (differs) await store.set('advanced', { ...settings, ...CLOSED });
}
