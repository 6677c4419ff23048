import type { SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import type { EntryIdentity } from '../../content/content-error';
import { type CmsAccess, SourceError } from './source-check';

const TIMEOUT_MS = 30_000;

/**
 * Fetches the versions of an entry that were live before, the last one first, with their pictures downloaded.
 * @throws SourceError when the CMS cannot be asked: an entry is not left out because of that
 */
export async function readEarlierVersions(
  { documentId, kind, locale }: EntryIdentity,
  { cmsUrl, cmsToken }: CmsAccess,
  gatsby: SourceNodesArgs,
): Promise<unknown[]> {
  const query = new URLSearchParams({ kind, locale }).toString();
  const url = `${cmsUrl}/api/snapshots/${documentId}?${query}`;
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${cmsToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new SourceError(`The CMS does not answer at ${url}: ${String(error)}.`);
  });
  // The CMS knows no earlier version.
  if (response.status === 404) return [];
  if (!response.ok) throw new SourceError(`The CMS answered ${response.status} for ${url}; expected 200.`);
  const { data } = (await response.json()) as { data: unknown[] };
  const versions: unknown[] = [];
  for (const entry of data) versions.push(await withFiles(entry, cmsUrl, gatsby));
  return versions;
}

/** Puts the downloaded file in the place of each address of a file, as the source plugin does. */
async function withFiles(value: unknown, cmsUrl: string, gatsby: SourceNodesArgs): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((part) => withFiles(part, cmsUrl, gatsby)));
  const pairs = Object.entries(value).map(async ([key, part]) => {
    const isFile = key === 'localFile___NODE' && typeof part === 'string';
    return [key, isFile ? await fileNode(part, cmsUrl, gatsby) : await withFiles(part, cmsUrl, gatsby)];
  });
  return Object.fromEntries(await Promise.all(pairs)) as unknown;
}

/** @returns the id of the file's node, or the address where it cannot be downloaded: it is no picture then */
async function fileNode(
  address: string,
  cmsUrl: string,
  { actions, createNodeId, getCache, getNodesByType, reporter }: SourceNodesArgs,
): Promise<string> {
  const url = address.startsWith('/') ? cmsUrl + address : address;
  const present = getNodesByType('File').find((node) => node['url'] === url);
  if (present) return present.id;
  const name = (url.split('/').pop() ?? '').replace(/(?:_[0-9a-f]{10})?\.[^.]*$/, '');
  try {
    const { createNode } = actions;
    return (await createRemoteFileNode({ url, name, createNode, createNodeId, getCache })).id;
  } catch (error) {
    reporter.warn(`${url} cannot be downloaded: ${String(error)}`);
    return address;
  }
}
