import fs from 'node:fs';
import type { Catalogue } from '../catalogue/types';
import type { Problem } from '../problems';

export function checkMedia({ media }: Catalogue): Problem[] {
  return media
    .filter(({ path }) => !fs.existsSync(path))
    .map(({ value, locate }) => ({
      ...locate(['fichier']),
      message: `there is no file "${value.fichier}" beside media.yaml`,
    }));
}
