import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  CREATOR,
  extendController,
  FILE,
  FOLDER,
  mayWith,
  type PanelAbility,
  type Row,
  rowsOf,
} from '../strapi';
import { requireUnused } from './files-in-use';

const UPDATE = 'plugin::upload.assets.update';

type Request = {
  readonly state: { readonly userAbility: PanelAbility };
  readonly request: { readonly body?: unknown };
  readonly params: Readonly<Record<string, string>>;
};

type Action = (request: Request) => Promise<unknown>;

const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns conditions for the files that a request reaches: those it names, and all within the folders it names. */
async function reached(strapi: Core.Strapi, body: unknown): Promise<object[]> {
  const { fileIds, folderIds } = (body ?? {}) as Record<string, unknown>;
  const folders = await rowsOf(strapi, FOLDER).findMany({ where: { id: { $in: idsIn(folderIds) } } });
  const within = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${String(path)}/` } },
  ]);
  return [{ id: { $in: idsIn(fileIds) } }, ...within];
}

/** @returns the files @throws ForbiddenError when one of the files is somebody else’s, and the role reaches one’s own alone */
async function requireOwn(strapi: Core.Strapi, { state, request }: Request): Promise<Row[]> {
  const where = { $or: await reached(strapi, request.body) };
  const files = await rowsOf(strapi, FILE).findMany({ where, populate: CREATOR });
  const areOwn = files.every((file) => mayWith(strapi, state.userAbility, UPDATE, [FILE, file]));
  if (!areOwn) throw new errors.ForbiddenError();
  return files;
}

/** A file that somebody may delete is not in use; of any other Strapi says by itself that they may not. */
async function requireFree(strapi: Core.Strapi, { state, params }: Request): Promise<void> {
  const file = await rowsOf(strapi, FILE).findOne({ where: { id: Number(params.id) }, populate: CREATOR });
  if (file !== null && mayWith(strapi, state.userAbility, UPDATE, [FILE, file]))
    await requireUnused(strapi, [file]);
}

/**
 * Adds the ownership check that Strapi makes for one file but forgets for several files and for folders, and the check
 * that nothing published shows a file that is deleted.
 */
export function protectFiles(strapi: Core.Strapi): void {
  extendController<Record<'deleteMany' | 'moveMany', Action>>(
    strapi,
    'plugin::upload.admin-folder-file',
    ({ deleteMany, moveMany }) => ({
      async deleteMany(request) {
        await requireUnused(strapi, await requireOwn(strapi, request));
        return deleteMany(request);
      },
      async moveMany(request) {
        await requireOwn(strapi, request);
        return moveMany(request);
      },
    }),
  );
  extendController<Record<'destroy', Action>>(strapi, 'plugin::upload.admin-file', ({ destroy }) => ({
    async destroy(request) {
      await requireFree(strapi, request);
      return destroy(request);
    },
  }));
}
