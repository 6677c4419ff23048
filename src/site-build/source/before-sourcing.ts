import { resolve } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { readBuildEnvironment } from '../../config/environment';
import { restorePictureCache } from '../pictures/kept-pictures';
import { findLocaleProblems } from './check-locales';
import { readSourceCounts, SourceError } from './source-check';

/** Fails in a second, and in words, where a build would otherwise fail late with a stack of somebody else's code. */
async function check({ reporter }: ParentSpanPluginArgs) {
  const problems = findLocaleProblems(resolve('locales'));
  if (problems.length > 0)
    reporter.panic(`The interface words are not complete:\n\n${problems.join('\n')}\n`);
  try {
    await readSourceCounts(readBuildEnvironment());
  } catch (error) {
    if (error instanceof SourceError) reporter.panic(error.message);
    throw error;
  }
}

/** Checks what needs no CMS, before the first request to it. */
export async function onPreBootstrap(args: ParentSpanPluginArgs) {
  await check(args);
  await restorePictureCache(args);
}
