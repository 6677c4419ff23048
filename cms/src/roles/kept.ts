import type { Core } from '@strapi/strapi';
import { extendController, rowsOf, storeOf } from '../strapi';
import { PANEL_ROLES } from './table';

/** The authority on what a role may do: the table in the code, or an administrator who saved it in the panel. */
type Keeper = 'code' | 'administrator';

const KEY = 'panel-roles';

export async function keeperOf(strapi: Core.Strapi, code: string): Promise<Keeper | undefined> {
  const kept = (await storeOf(strapi, 'api', 'grand-large').get(KEY)) as Record<string, Keeper> | null;
  return kept?.[code];
}

export async function noteKeeper(strapi: Core.Strapi, code: string, keeper: Keeper): Promise<void> {
  const store = storeOf(strapi, 'api', 'grand-large');
  const kept = (await store.get(KEY)) as Record<string, Keeper> | null;
  if (kept?.[code] !== keeper) await store.set(KEY, { ...kept, [code]: keeper });
}

type Request = { readonly params: Readonly<Record<string, string>> };

/** A role whose permissions an administrator saves under Settings, Roles is theirs from then on. */
export function noteRolesOfAdministrators(strapi: Core.Strapi): void {
  extendController<{ updatePermissions: (request: Request) => Promise<unknown> }>(
    strapi,
    'admin::role',
    ({ updatePermissions }) => ({
      async updatePermissions(request) {
        const result = await updatePermissions(request);
        const role = await rowsOf(strapi, 'admin::role').findOne({ where: { id: request.params.id } });
        const ours = PANEL_ROLES.find(({ code }) => code === role?.code);
        if (ours !== undefined) await noteKeeper(strapi, ours.code, 'administrator');
        return result;
      },
    }),
  );
}
