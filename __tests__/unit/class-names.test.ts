import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortClassNames, shortNameOf } from '../../src/build/class-names';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'class-names-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, css: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), css);
};

describe('the short names of classes', () => {
  it('follow the order of files and of their rules, each name once', () => {
    write('b/B.module.css', '.row, .row > .cell:not(.last) { margin: 0 }');
    write('a.module.css', '@media print { .row { margin: 0.5em } } @keyframes turn { from { opacity: 0 } }');
    write('plain.css', '.plain { margin: 0 }');
    expect([...shortClassNames(folder)]).toEqual([
      ['a.module.css row', 'bA'],
      ['a.module.css turn', 'bB'],
      ['b/B.module.css row', 'bC'],
      ['b/B.module.css cell', 'bD'],
      ['b/B.module.css last', 'bE'],
    ]);
  });

  it('stay different when two letters are not enough', () => {
    const classes = Array.from({ length: 2000 }, (_, i) => `.c${i.toString()} { margin: 0 }`);
    write('many.module.css', classes.join('\n'));
    const names = [...shortClassNames(folder).values()];
    expect([names[0], names[25], names[26], names[649], names[650]]).toEqual(['bA', 'bZ', 'cA', 'zZ', 'bAA']);
    expect(new Set(names).size).toBe(2000);
    expect(names.filter((name) => !/^[b-z][A-Z]+$/.test(name))).toEqual([]);
  });

  it('of a class that no sheet holds say which', () => {
    write('a.module.css', '.row { margin: 0 }');
    const names = shortClassNames(folder);
    expect(shortNameOf(names, folder, join(folder, 'a.module.css'), 'row')).toBe('bA');
    expect(() => shortNameOf(names, folder, join(folder, 'a.module.css'), 'line')).toThrow(
      /a\.module\.css line: no class or keyframes/,
    );
  });
});
