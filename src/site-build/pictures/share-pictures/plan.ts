import { createHash } from 'node:crypto';
import type { CountryReference } from '../../../config/taxonomy';
import type { FocalPoint } from '../../../content/picture/types';

/** Everything that a share picture shows; the same picture is drawn once, whatever asks for it. */
export type SharePicture = {
  readonly title: string;
  readonly siteName: string;
  readonly country: CountryReference | undefined;
  /** File of the cover on this machine and the digest of its content; without one the brand's colours stand in. */
  readonly cover:
    { readonly path: string; readonly digest: string; readonly focalPoint: FocalPoint } | undefined;
};

/** Counted up when the drawing changes, so that cached pictures are drawn again. */
const DRAWING = 2;

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** @example shareName({ … }) → '3f9a0c….jpg', the same for the same content on every machine */
export function shareName({ title, siteName, country, cover }: SharePicture): string {
  const content = [DRAWING, title, siteName, country ?? '', cover?.digest ?? '', cover?.focalPoint ?? ''];
  return `${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24)}.jpg`;
}

export function sharePath(name: string): string {
  return `/share/${name}`;
}
