import { scripts } from '../../../package.json';
import { COMMANDS, commandTable } from '../../../scripts/lib/commands.mjs';

/** npm itself runs this one. */
const HOOKS = ['postinstall'];

describe('npm run help', () => {
  it('has a sentence for every command of package.json, and no other', () => {
    const described = Object.values(COMMANDS).flatMap((group) => Object.keys(group));
    const commands = Object.keys(scripts).filter((name) => !HOOKS.includes(name));
    expect(described.sort()).toEqual(commands.sort());
  });

  it('prints each command as it is typed, with its sentence', () => {
    expect(commandTable()).toMatch(/^ {2}npm start {2,}Starts /m);
    expect(commandTable()).toMatch(/^ {2}npm run rollback {2,}Goes back /m);
    for (const line of commandTable().split('\n')) expect(line.length).toBeLessThan(110);
  });
});
