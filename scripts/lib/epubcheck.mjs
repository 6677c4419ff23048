// The checker of EPUB files (Debian: epubcheck), which a suite asks about every book.
import { existsSync } from 'node:fs';

const PLACES = ['/usr/share/java/epubcheck.jar', '/usr/local/share/java/epubcheck.jar'];

/**
 * Its archive of Java; undefined when it is not on this machine. Debian's command of this name is the archive itself, which only
 * a kernel that knows archives of Java can run.
 */
export function findEpubcheck() {
  return PLACES.find((path) => existsSync(path));
}
