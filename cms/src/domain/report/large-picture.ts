import { type Finding, finding } from './finding';

/** A picture of the media library, as Strapi keeps it. */
export type PictureFile = {
  documentId: string;
  name: string;
  width: number | null;
  height: number | null;
  /** Kilobytes of 1000 bytes. */
  size: number;
};

/** In pixels: no screen of a reader is wider. */
export const WIDEST = 4000;
/** In kilobytes, as Strapi counts them. */
export const HEAVIEST = 5000;

/** Pictures that cost uploads, backups and builds more than they show. @param users titles of entries that show it */
export function largePicture(picture: PictureFile, users: readonly string[]): Finding[] {
  const { documentId, name, width, height, size } = picture;
  const [first] = users;
  if (first === undefined || ((width ?? 0) <= WIDEST && size <= HEAVIEST)) return [];
  const pixels = width === null ? '' : `${width} × ${height ?? '?'} px, `;
  const megabytes = (size / 1000).toFixed(1);
  const others = users.length - 1;
  return [
    finding(
      'large-picture',
      { kind: 'file', documentId, locale: null, title: name },
      {
        fr: `${pixels}${megabytes.replace('.', ',')} Mo ; « ${first} »${others > 0 ? ` et ${others} de plus` : ''}`,
        en: `${pixels}${megabytes} MB; “${first}”${others > 0 ? ` and ${others} more` : ''}`,
      },
    ),
  ];
}
