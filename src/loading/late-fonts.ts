import type { AtRule, Plugin } from 'postcss';
import { WITHOUT_SCRIPTS } from '../config/fonts';

/**
 * Names the fonts in the style sheet for readers without scripts alone. A sheet that names them has the page laid out when
 * it arrives and again for each of their files; with scripts ./fonts.ts gives them to the page together.
 */
export function lateFonts(): Plugin {
  return {
    postcssPlugin: 'late-fonts',
    OnceExit(root, { atRule }) {
      const faces: AtRule[] = [];
      root.walkAtRules('font-face', (face) => void faces.push(face));
      if (faces.length === 0) return;
      root.prepend(
        atRule({ name: 'media', params: WITHOUT_SCRIPTS, nodes: faces.map((face) => face.remove()) }),
      );
    },
  };
}

/** @param rule of a minified sheet or a written one */
export function holdsLateFonts({ name, params }: AtRule): boolean {
  return name === 'media' && params.replaceAll(' ', '') === WITHOUT_SCRIPTS.replaceAll(' ', '');
}
