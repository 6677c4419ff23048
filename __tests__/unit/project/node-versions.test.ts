import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeProblem, nodeRange } from '../../../scripts/lib/node-versions.mjs';

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
const recommended = read('.nvmrc').trim();

describe('a version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.9.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1', '25.1.0'])('%s is refused', (version) => {
    expect(nodeProblem(version)).toMatch(`Node ${version} is running, expected ^20.19 ||`);
  });

  it.each(['package.json', 'package-lock.json', 'cms/package.json', 'cms/package-lock.json'])(
    'is asked for by %s as the commands ask',
    (path) => {
      expect(read(path)).toContain(`"node": "${nodeRange}"`);
    },
  );

  it.each(['README.md', 'docs/production.md', 'docs/contributing.md'])(
    'is recommended by %s as .nvmrc says',
    (path) => {
      expect(nodeProblem(`${recommended}.99.0`)).toBeUndefined();
      expect(read(path)).toContain(`Node ${recommended}`);
    },
  );
});
