import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { seed } from '../seed';

/** With SEED_ON_START=true the content folders are read before the server answers. */
export async function seedOnStart(strapi: Core.Strapi): Promise<void> {
  if (!environment.seedOnStart) return;
  await seed(strapi, { folders: environment.contentFolders, overwrite: false });
}
