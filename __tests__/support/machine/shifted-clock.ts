import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A clock that is wrong by some days, for a process that is started with these options of Node. */
export function shiftedClock(days: number): { readonly nodeOptions: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const shift = join(folder, 'shift.cjs');
  writeFileSync(
    shift,
    `const now = Date.now, ms = Math.round(${days} * 86400000);
     globalThis.Date = class extends Date {
       constructor(...given) { if (given.length) super(...given); else super(now() + ms); }
       static now() { return now() + ms; }
     };`,
  );
  return { nodeOptions: `--require ${shift}`, remove: () => rmSync(folder, { recursive: true }) };
}
