import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Scene } from './kit/scene';

const folder = resolve(__dirname, 'scenes');

/** One file a scene, named by its key, which it exports as `scene`; in the order of the contact sheet. */
export const sceneKeys = async (): Promise<string[]> =>
  (await readdir(folder)).map((name) => name.replace(/\.ts$/, '')).sort();

export const loadScene = async (key: string): Promise<Scene> => {
  const { scene } = (await import(resolve(folder, `${key}.ts`))) as { scene: Scene };
  if (scene.key !== key) throw new Error(`${key}.ts: expected the scene “${key}”, found “${scene.key}”`);
  return scene;
};
