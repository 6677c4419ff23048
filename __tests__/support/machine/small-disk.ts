import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns how much the files of a folder hold, in whole megabytes. */
export function megabytesOf(folder: string): number {
  return Number.parseInt(execFileSync('du', ['-sm', '--apparent-size', folder], { encoding: 'utf8' }), 10);
}

/** A disk of its own, which a test can fill without harm to others. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'disk-'));
  private readonly ballast = join(this.folder, 'ballast');

  constructor(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', this.folder]);
  }

  /** Leaves room for a few small files. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    writeFileSync(this.ballast, Buffer.alloc(bavail * bsize - 16 * bsize));
  }

  makeRoom(): void {
    rmSync(this.ballast);
  }

  remove(): void {
    // A process that was just killed may need another moment to close its files.
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true });
  }
}
