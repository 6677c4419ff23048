import type { Core } from '@strapi/strapi';

export type FileInfo = {
  name: string;
  alternativeText: string;
  caption: string;
  /** Percent from the left and from the top: what the admin panel's own focal point tool stores. */
  focalPoint: { x: number; y: number } | null;
};

/** A file as the upload service is given it; its bytes lie in `filepath`. */
export type UploadFile = {
  filepath: string;
  originalFilename: string;
  mimetype: string;
  size: number;
};

export type UploadedFile = {
  id: number;
  url: string;
  updatedAt: string | Date;
};

/** The part of the upload plugin's service that is used here, which Strapi does not type. */
export type UploadPort = {
  upload: (
    request: { data: { fileInfo?: FileInfo | FileInfo[] }; files: UploadFile | UploadFile[] },
    options?: unknown,
  ) => Promise<UploadedFile[]>;
  replace: (
    id: number,
    request: { data: { fileInfo: FileInfo }; file: UploadFile },
    options?: unknown,
  ) => Promise<UploadedFile>;
  updateFileInfo: (id: number, info: FileInfo, options?: unknown) => Promise<UploadedFile>;
};

export const uploadsOf = (strapi: Core.Strapi): UploadPort =>
  strapi.plugin('upload').service('upload') as unknown as UploadPort;
