import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Job = { readonly inputPaths: readonly { readonly contentDigest: string }[] };

const { createInternalJob } = jest.requireActual<{
  createInternalJob: (job: object, plugin: object) => Job;
}>('gatsby/dist/utils/jobs/manager');

const folder = mkdtempSync(join(tmpdir(), 'jobs-'));
const picture = join(folder, 'geyser.jpg');
afterAll(() => rmSync(folder, { recursive: true }));

function digestAt(time: number, content: string): string | undefined {
  writeFileSync(picture, content);
  utimesSync(picture, time, time);
  const job = { name: 'IMAGE_PROCESSING', inputPaths: [picture], outputDir: folder, args: {} };
  return createInternalJob(job, { name: 'sharp', version: '1', resolve: folder }).inputPaths[0]
    ?.contentDigest;
}

it('a picture is read once for all jobs that need it, and again when it has changed', () => {
  const first = digestAt(1000, 'one');
  // The same size and time: it was not read, or the digest would be another one.
  expect(digestAt(1000, 'two')).toBe(first);
  expect(digestAt(2000, 'two')).not.toBe(first);
  expect(digestAt(1000, 'three')).not.toBe(first);
});
