import { grain } from './effects';
import { createPaper, HEIGHT, WIDTH, type Paper } from './paper';
import { tag, type Markup } from './svg';

/** One picture. `key` names its files and its entry in content/media/media.yaml. */
export type Scene = {
  readonly key: string;
  /** Layers from the back to the front. */
  readonly draw: (paper: Paper) => readonly Markup[];
};

export const serialise = (scene: Scene): string => {
  const paper = createPaper(scene.key);
  const layers = [...scene.draw(paper), grain(paper)];
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${String(WIDTH)} ${String(HEIGHT)}` },
    paper.definitions(),
    ...layers,
  );
};
