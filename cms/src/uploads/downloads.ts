import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { extendService } from '../strapi';
import { agentFor, isPublic } from './public-network';

type DownloadPort = {
  /** Brings a file from an address that an editor has typed. */
  fetchUrlToInputFile: (url: string, ...rest: unknown[]) => Promise<unknown>;
};

/**
 * Files that the media library downloads come from the public network alone. Strapi judges the address that was typed;
 * where a redirect leads, or a name a moment later, it does not ask.
 */
export function limitDownloads(strapi: Core.Strapi): void {
  const downloading = new AsyncLocalStorage<true>();
  const publicOnly = agentFor(isPublic);
  extendService<DownloadPort>(strapi, 'plugin::upload.file', ({ fetchUrlToInputFile }) => ({
    fetchUrlToInputFile: (...call) => downloading.run(true, () => fetchUrlToInputFile(...call)),
  }));
  const { dispatcher: proxy } = strapi.fetch;
  Object.defineProperty(strapi.fetch, 'dispatcher', {
    get: () => (downloading.getStore() ? publicOnly : proxy),
  });
}
