import type { CmsClient } from '../cms/client';
import { RULES } from '../cms/report-schema';
import type { ReleaseStore } from '../releases/store';
import { readResults } from './external/results';
import { type Finding, finding, type Report } from './finding';
import { siteFindings } from './site-findings';
import { type Survey, surveySite } from './survey';

export type ReportSources = {
  readonly cms: CmsClient;
  readonly releases: ReleaseStore;
  /** Folder in which the results of checking external links are kept. */
  readonly stateFolder: string;
};

/** A release never changes: what was found in it is found once. */
export class Surveys {
  #last: Survey | undefined;

  constructor(private readonly releases: ReleaseStore) {}

  /** @returns undefined before the first release */
  async live(): Promise<Survey | undefined> {
    const live = await this.releases.live();
    if (live && this.#last?.release !== live.manifest.id) this.#last = await surveySite(live);
    return live && this.#last;
  }
}

/**
 * Joins what the CMS finds in its entries with what is found in the live release.
 * @throws CmsError when the CMS cannot be asked
 */
export async function makeReport(
  { cms, stateFolder }: Omit<ReportSources, 'releases'>,
  survey: Survey | undefined,
): Promise<Report> {
  const [{ findings, overviews }, inventory] = await Promise.all([cms.report(), cms.inventory()]);
  const results = await readResults(stateFolder);
  const external = results.filter(({ url }) => survey?.external.has(url));
  const ofEntries = findings.map(({ rule, detail, kind, documentId, locale, title }): Finding =>
    finding(rule, detail, [{ title, locale, entry: { kind, documentId } }]),
  );
  const ofSite = survey ? siteFindings({ survey, inventory, overviews, external }) : [];
  const all = [...ofEntries, ...ofSite];
  return {
    madeAt: new Date().toISOString(),
    release: survey?.release ?? null,
    external: {
      checkedAt:
        external
          .map(({ checkedAt }) => checkedAt)
          .sort()
          .at(-1) ?? null,
      links: external.length,
    },
    findings: RULES.flatMap((rule) => all.filter((each) => each.rule === rule)),
  };
}
