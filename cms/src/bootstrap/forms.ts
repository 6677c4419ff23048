import type { Core } from '@strapi/strapi';
import { digest } from '../domain/digest';
import { configurationOf, type Configuration } from '../panel/configuration';
import { FORMS } from '../panel/forms';
import type { Form } from '../panel/types';
import { storeOf } from '../strapi';

const isComponent = (uid: string): boolean => !uid.startsWith('api::');

/** Fields that the type's own schema names; Strapi adds dates, authors and languages. */
function attributesOf(strapi: Core.Strapi, uid: string): string[] {
  const model = strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]) as {
    __schema__?: { attributes?: Record<string, unknown> };
    attributes: Record<string, unknown>;
  };
  return Object.keys(model.__schema__?.attributes ?? model.attributes);
}

async function arrange(strapi: Core.Strapi, uid: string, form: Form): Promise<void> {
  const store = storeOf(strapi, 'plugin', 'content_manager');
  const own = storeOf(strapi, 'api', 'grand-large');
  const key = `configuration_${isComponent(uid) ? 'components' : 'content_types'}::${uid}`;
  const present = (await store.get(key)) as Configuration | null;
  if (present === null) return;
  const version = digest(JSON.stringify(form)).toString('hex');
  const written = `form-of-${uid}`;
  if ((await own.get(written)) === version) return;
  await store.set(key, { ...present, ...configurationOf(form, present, attributesOf(strapi, uid)) });
  await own.set(written, version);
}

/**
 * Sets up the forms and lists of the panel. What an administrator arranges afterwards stays, until the code has another
 * version of the form.
 */
export async function arrangeForms(strapi: Core.Strapi): Promise<void> {
  for (const [uid, form] of Object.entries(FORMS)) await arrange(strapi, uid, form);
}
