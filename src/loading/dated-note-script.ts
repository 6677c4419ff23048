/** Runs in the head of pages that have dated notes; esbuild compiles it into an inline script (./compile.ts). */
import { defineDatedNote } from './dated-note';

defineDatedNote();
