import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CREATOR, extendController, FILE, FOLDER, mayWith, type PanelAbility, rowsOf } from '../strapi';

const UPDATE = 'plugin::upload.assets.update';

interface Request {
  readonly state: { readonly userAbility: PanelAbility };
  readonly request: { readonly body?: unknown };
}

type Action = (request: Request) => Promise<unknown>;

const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Where the files are that a request reaches: those it names, and all within the folders it names. */
async function reached(strapi: Core.Strapi, body: unknown): Promise<object[]> {
  const { fileIds, folderIds } = (body ?? {}) as Record<string, unknown>;
  const folders = await rowsOf(strapi, FOLDER).findMany({ where: { id: { $in: idsIn(folderIds) } } });
  const within = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${String(path)}/` } },
  ]);
  return [{ id: { $in: idsIn(fileIds) } }, ...within];
}

/** @throws ForbiddenError when one of the files is somebody else’s, and the role reaches one’s own alone */
async function requireOwn(strapi: Core.Strapi, { state, request }: Request): Promise<void> {
  const where = { $or: await reached(strapi, request.body) };
  const files = await rowsOf(strapi, FILE).findMany({ where, populate: CREATOR });
  const areOwn = files.every((file) => mayWith(strapi, state.userAbility, UPDATE, [FILE, file]));
  if (!areOwn) throw new errors.ForbiddenError();
}

/** Strapi asks whose a file is when one is deleted or moved, and not when several are, or a folder. */
export function protectFilesOfOthers(strapi: Core.Strapi): void {
  extendController<Record<'deleteMany' | 'moveMany', Action>>(
    strapi,
    'plugin::upload.admin-folder-file',
    ({ deleteMany, moveMany }) => ({
      async deleteMany(request) {
        await requireOwn(strapi, request);
        return deleteMany(request);
      },
      async moveMany(request) {
        await requireOwn(strapi, request);
        return moveMany(request);
      },
    }),
  );
}
