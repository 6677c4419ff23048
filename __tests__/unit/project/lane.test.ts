import { Lane } from '../../../scripts/lib/lane.mjs';

describe('a lane of suites', () => {
  it('takes one at a time, and what is asked for meanwhile before what follows only then', async () => {
    const lane = new Lane();
    const said: string[] = [];
    let finish = (): void => undefined;
    const isFinished = new Promise<void>((done) => (finish = done));
    const say = (what: string) => () => Promise.resolve(void said.push(what));
    const own = async () => {
      await lane.add(async () => {
        said.push('first begins');
        await isFinished;
        said.push('first ends');
      });
      await lane.add(say('second'));
    };
    const all = [own(), lane.add(say('asked for meanwhile'))];
    finish();
    await Promise.all(all);
    expect(said).toEqual(['first begins', 'first ends', 'asked for meanwhile', 'second']);
  });

  it('goes on after a failure, which its owner hears of', async () => {
    const lane = new Lane();
    const failed = lane.add(() => Promise.reject(new Error('no server')));
    const next = lane.add(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('no server');
    await expect(next).resolves.toBe('done');
  });
});
