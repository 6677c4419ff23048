import { cmsUrl } from '../served';
import { logIn } from './admin';
import type { AdminAccount } from './admin-accounts';

type Kept = { id: number; name: string; url: string; mime: string };

type Sent = {
  readonly name: string;
  readonly content: string | Buffer;
  /** Media type that the browser takes it for. */
  readonly type: string;
  /** Of the file that it replaces. */
  readonly id?: number | undefined;
  /** The form's facts about the file, as they are sent. */
  readonly info?: string | undefined;
};

/** Uploads a file as the panel does. @returns the status, the message of a refusal and the file that is kept */
export async function uploadAs({ token }: AdminAccount, { name, content, type, id, info }: Sent) {
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  if (info !== undefined) form.set('fileInfo', info);
  const answer = await fetch(`${cmsUrl()}/upload${id === undefined ? '' : `?id=${String(id)}`}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await answer.json()) as { error?: { message: string } } & (Kept | Kept[]);
  return { status: answer.status, message: body.error?.message ?? '', file: [body].flat()[0] as Kept };
}

/** Counts the files of the media library. */
export async function countFiles(): Promise<number> {
  const answer = await (await logIn()).request('GET', '/upload/files?pageSize=1');
  return ((await answer.json()) as { pagination: { total: number } }).pagination.total;
}
