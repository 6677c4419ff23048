import { Script } from 'node:vm';
import { compile, START_FILE, startAddress } from '../../../src/loading/compile';

describe('the programs of a page', () => {
  it.each(['start', 'datedNote'] as const)('%s is one short line of JavaScript', (program) => {
    const code = compile(program);
    expect(code.split('\n')).toHaveLength(1);
    expect(code.length).toBeLessThan(1500);
    expect(() => new Script(code)).not.toThrow();
  });

  it('name the starter by its content', () => {
    expect(startAddress('a()')).toMatch(/^\/start-[\da-f]{16}\.js$/);
    expect(startAddress('a()').slice(1)).toMatch(START_FILE);
    expect(startAddress('a()')).not.toBe(startAddress('b()'));
  });
});
