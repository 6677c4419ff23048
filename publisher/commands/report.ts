/**
 * The editorial report, for a terminal: `tsx publisher/commands/report.ts [--external]`. It reads the CMS and the live
 * release; a publisher may run beside it or not. With `--external` it checks external links first.
 */
import { CmsClient } from '../cms/client';
import { readEnvironment } from '../environment';
import { ReleaseStore } from '../releases/store';
import { runCheck } from '../report/external/run-check';
import { makeReport, Surveys } from '../report/make-report';
import { reportTable } from '../report/table';

const EXTERNAL = '--external';

async function main(options: readonly string[]): Promise<string> {
  const unknown = options.filter((option) => option !== EXTERNAL);
  if (unknown.length > 0) throw new Error(`Expected ${EXTERNAL} or nothing, found “${unknown.join(' ')}”.`);
  const { cms, secret, folders } = readEnvironment();
  const survey = await new Surveys(new ReleaseStore(folders.releases)).live();
  if (options.includes(EXTERNAL)) {
    if (!survey)
      throw new Error(`There is no release in ${folders.releases} yet whose links could be checked.`);
    await runCheck({ survey, stateFolder: folders.state, onProgress: showProgress });
  }
  const sources = { cms: new CmsClient({ url: cms.url, secret }), stateFolder: folders.state };
  const language = process.env.LANG?.startsWith('fr') ? 'fr' : 'en';
  return reportTable(await makeReport(sources, survey), language);
}

function showProgress({ done, all }: { done: number; all: number }): void {
  if (done % 10 === 0 || done === all) console.error(`external links: ${done} of ${all}`);
}

main(process.argv.slice(2)).then(
  (table) => console.log(table),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
