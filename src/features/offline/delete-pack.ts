import type { SavedPack } from '../../content/pack/saved';
import { forgetPack } from './register';
import { clearOrphans } from './save-pack';
import { endWithoutPacks } from './worker-life';

/** Deletes a pack, and with the last one everything that this feature keeps. */
export async function deletePack({ path }: Pick<SavedPack, 'path'>): Promise<void> {
  await navigator.locks.request('packs', async () => {
    await forgetPack(path);
    await clearOrphans();
    await endWithoutPacks();
  });
}
