import fs from 'node:fs';
import path from 'node:path';
import type { FileInfo, UploadFile } from '../../strapi';
import type { MediaSource } from '../catalogue/types';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const percent = (share: number): number => Math.round(share * 1000) / 10;

/** The caption is the credit line, "credit — licence": a convention that the site's `adapt` relies on. */
export function fileInfo({ value }: MediaSource): FileInfo {
  const { fichier, alternative, credit, licence, point_focal: focus } = value;
  return {
    name: fichier,
    alternativeText: alternative.fr,
    caption: `${credit} — ${licence}`,
    focalPoint: focus === undefined ? null : { x: percent(focus.x), y: percent(focus.y) },
  };
}

export function localFile({ path: filepath, value }: MediaSource): UploadFile {
  const mimetype = TYPES[path.extname(filepath).toLowerCase()] ?? 'application/octet-stream';
  return { filepath, originalFilename: value.fichier, mimetype, size: fs.statSync(filepath).size };
}
