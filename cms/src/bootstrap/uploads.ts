import type { Core } from '@strapi/strapi';
import { storeOf } from '../strapi';

/**
 * Originals stay as they were given (the site makes its own sizes, and each re-encoding costs quality), turned the
 * way the camera was held. Done once: afterwards these are the editors' settings.
 */
export async function setUploadDefaults(strapi: Core.Strapi): Promise<void> {
  const own = storeOf(strapi, 'api', 'grand-large');
  if (await own.get('upload-defaults')) return;
  const upload = storeOf(strapi, 'plugin', 'upload');
  const settings = ((await upload.get('settings')) ?? {}) as Record<string, unknown>;
  await upload.set('settings', {
    ...settings,
    sizeOptimization: false,
    autoOrientation: true,
    aiMetadata: false,
  });
  await own.set('upload-defaults', true);
}
