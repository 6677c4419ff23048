import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLED_BY, DRILLS, drillsFor } from '../../../scripts/lib/drill-table.mjs';
import { SUITES, suitesThat } from '../../../scripts/lib/suite-table.mjs';

const ROOT = join(__dirname, '../../..');
const guide = readFileSync(join(ROOT, 'docs/contributing.md'), 'utf8');

describe('the drills that a change calls for', () => {
  it.each<[string[], string[], string[]]>([
    [['docs/map.md'], [], []],
    [['src/ui/Picture.tsx', 'docs/map.md'], ['accessibility'], []],
    [['cms/src/domain/gpx.ts'], ['panel', 'postgres-seeded', 'linear'], []],
    [['content/site.yaml'], ['whole-content'], []],
    [['publisher/control/page.ts'], ['editor'], ['faults']],
    [
      ['cms/src/index.ts', 'src/styles/base.css', 'src/routing/paths.ts'],
      ['panel', 'accessibility', 'linear'],
      ['postgres-seeded'],
    ],
  ])('of %j are %j, and %j for want of time', (files, chosen, leftOut) => {
    expect(drillsFor(files)).toEqual({ chosen, leftOut });
  });

  it('are decided for every folder', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    const folders = new Set(
      files.filter((file) => file.includes('/')).map((file) => file.replace(/\/.*/, '/')),
    );
    const undecided = [...folders].filter((folder) => !CALLED_BY.some(([path]) => path.startsWith(folder)));
    expect(undecided).toEqual([]);
    expect(CALLED_BY.map(([path]) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('exist, as do all suites that run only by name', () => {
    const called = CALLED_BY.flatMap(([, ...drills]) => drills);
    expect(called.filter((name) => !(name in DRILLS))).toEqual([]);
    expect(suitesThat(({ drill }) => drill === true).filter((name) => !(name in DRILLS))).toEqual([]);
  });
});

it.each([...Object.keys(SUITES), ...Object.keys(DRILLS)])(
  'docs/contributing.md says what %s holds',
  (name) => {
    expect(guide).toMatch(new RegExp(`^\\|.*\`${name}\`.*\\|`, 'm'));
  },
);
