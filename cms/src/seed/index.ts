import type { Core } from '@strapi/strapi';
import { logOf } from '../strapi';
import { loadCatalogue } from './catalogue/load';
import type { Catalogue } from './catalogue/types';
import { planEntries } from './plan';
import { onlyAvailable } from './plan/available';
import { quietly } from './quietly';
import { writeEntries } from './write';
import { seedComments } from './write/comments';
import { seedMedia } from './write/media';
import { Tally } from './write/tally';

export type SeedOptions = {
  /** Absolute paths of content folders. */
  folders: readonly string[];
  /** Write also what editors changed or deleted since. */
  overwrite: boolean;
};

async function write(strapi: Core.Strapi, catalogue: Catalogue, overwrite: boolean): Promise<Tally> {
  const log = logOf(strapi, 'seed');
  const total = new Tally();
  const media = await seedMedia(strapi, catalogue.media, { overwrite, log });
  total.include(media.tally);
  const types = onlyAvailable(planEntries(catalogue));
  total.include(await writeEntries(strapi, types, { files: media.files, overwrite, log }));
  total.include(await seedComments(strapi, catalogue.comments));
  return total;
}

/**
 * Brings the content folders into the CMS. What is there already is written again only where the content changed, and
 * what an editor changed or deleted is left alone.
 * @throws ContentError with every problem of the content, before anything is written
 */
export async function seed(strapi: Core.Strapi, { folders, overwrite }: SeedOptions): Promise<void> {
  const log = logOf(strapi, 'seed');
  const catalogue = loadCatalogue(folders);
  await quietly(strapi, async () => {
    const total = await write(strapi, catalogue, overwrite);
    const kept = total.names('kept');
    if (kept.length > 0)
      log(`kept as edited in the CMS: ${kept.slice(0, 20).join(', ')}${kept.length > 20 ? ', …' : ''}`);
    log(total.toString());
    return total.written;
  });
}
