import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIGEST = /[-.]([\da-f]{10,})\.(?:js|css)$/;
const RUNTIME = /^webpack-runtime-[\da-f]+\.js$/;

/**
 * Tells the scripts and styles of a build from those of earlier builds, which Gatsby leaves beside them. webpack lists
 * only the chunks that have names; its runtime knows the digests of all that load later.
 * @param folder the `public` of a build
 * @returns whether a file name is of this build
 */
export function currentScripts(folder: string): (name: string) => boolean {
  const { assetsByChunkName } = JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const named = new Set(Object.values(assetsByChunkName).flat());
  const runtimes = [...named].filter((name) => RUNTIME.test(name));
  const runtime = runtimes.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return (name) => {
    const digest = DIGEST.exec(name)?.[1];
    return named.has(name) || (digest !== undefined && runtime.includes(digest));
  };
}
