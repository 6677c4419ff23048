import type { Survey } from '../survey';
import { checkLinks, type CheckOptions } from './check';
import { isPublicAddress } from './public-address';
import { type LinkResult, readResults, writeResults } from './results';

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 1_000;
/** Results that a crash may cost. */
const SAVED_EVERY = 25;

export type Progress = { readonly done: number; readonly all: number };

type Check = {
  readonly survey: Survey;
  readonly stateFolder: string;
  readonly onProgress?: (progress: Progress) => void;
  /** Options that tests override. */
  readonly options?: Partial<Pick<CheckOptions, 'isAllowed' | 'pauseMs' | 'timeoutMs'>>;
};

/** Checks every link that leads out of a release, and keeps what was found; of links that are gone, nothing is kept. */
export async function runCheck({ survey, stateFolder, onProgress, options }: Check): Promise<LinkResult[]> {
  const urls = [...survey.external.keys()];
  const earlier = await readResults(stateFolder);
  const results = new Map(earlier.filter(({ url }) => urls.includes(url)).map((each) => [each.url, each]));
  const save = () => writeResults(stateFolder, [...results.values()]);
  let done = 0;
  onProgress?.({ done, all: urls.length });
  await checkLinks(urls, {
    userAgent: userAgentOf(survey.siteUrl),
    isAllowed: isPublicAddress,
    timeoutMs: TIMEOUT_MS,
    pauseMs: PAUSE_MS,
    ...options,
    onResult: async (result) => {
      results.set(result.url, result);
      done += 1;
      if (done % SAVED_EVERY === 0) await save();
      onProgress?.({ done, all: urls.length });
    },
  });
  await save();
  return [...results.values()];
}

/** So that whoever reads the log of a site that we ask knows who asked. */
const userAgentOf = (siteUrl: string | undefined): string =>
  `GrandLarge-LinkCheck/1.0${siteUrl === undefined ? '' : ` (+${siteUrl})`}`;
