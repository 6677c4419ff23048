import type { KeyName, Tab } from './engine';
import { eventually } from './eventually';
import { find, giveFocus, holdsFocus, place, QUERIES, send, tell, textOf, type Target } from './targets';

/**
 * A visitor at a page, in words that every engine understands. What is asked for by role and name is waited for.
 * @throws Error from each method that waits, when what it names does not come
 */
export class Reader {
  constructor(
    private readonly tab: Tab,
    /** Address at which the site is served. */
    private readonly site: string,
  ) {}

  /** Loads a page of the site and waits until its scripts, if they may run, have taken it over and laid it out whole. */
  async goTo(path: string): Promise<void> {
    await this.tab.goTo(this.site + path);
    await this.waitUntil('the page to be taken over', () => {
      const isPlain = document.contentType !== 'text/html' || matchMedia('(scripting: none)').matches;
      return document.readyState === 'complete' && (isPlain || 'laidOut' in document.documentElement.dataset);
    });
  }

  /** Waits for the page of an address, which another page has led to. @param path without the site */
  async arrive(path: string): Promise<void> {
    await this.waitUntil(
      `the address ${path}`,
      (to) => location.pathname === to && document.title !== '',
      path,
    );
  }

  readonly back = () => this.tab.back();
  readonly resize = (width: number, height: number) => this.tab.resize(width, height);
  readonly press = (key: KeyName) => this.tab.press(key);
  readonly type = (text: string) => this.tab.type(text);
  readonly evaluate: Tab['evaluate'] = (work, ...taken) => this.tab.evaluate(work, ...taken);

  /** Waits for a condition of the page. @param what to finish “waited in vain for …” */
  waitUntil<Taken extends unknown[], Given>(
    what: string,
    work: (...taken: Taken) => Given,
    ...taken: Taken
  ): Promise<Exclude<Given, false | null | undefined>> {
    return eventually(what, () => this.tab.evaluate(work, ...taken));
  }

  /** Counts the elements that there are now. */
  async count(...target: Target): Promise<number> {
    const found = await this.tab.evaluate(find, send(target));
    if (found !== null) return found;
    await this.tab.run(QUERIES);
    return this.count(...target);
  }

  async waitFor(...target: Target): Promise<void> {
    await eventually(tell(target), async () => (await this.count(...target)) > 0);
  }

  async waitUntilGone(...target: Target): Promise<void> {
    await eventually(`no ${tell(target)}`, async () => (await this.count(...target)) === 0);
  }

  /** The text of the first one, with plain spaces. */
  async text(...target: Target): Promise<string> {
    await this.waitFor(...target);
    return this.tab.evaluate(textOf);
  }

  async focus(...target: Target): Promise<void> {
    await this.waitFor(...target);
    await this.tab.evaluate(giveFocus);
  }

  /** Waits until the focus is on one, or within it. */
  async waitForFocus(...target: Target): Promise<void> {
    await eventually(`the focus on ${tell(target)}`, async () => {
      await this.count(...target);
      return this.tab.evaluate(holdsFocus);
    });
  }

  readonly click = (...target: Target) => this.pressTarget(target, false);
  /** With a finger, where the engine has touch. */
  readonly tap = (...target: Target) => this.pressTarget(target, true);

  private async pressTarget(target: Target, withFinger: boolean): Promise<void> {
    const { x, y } = await eventually(`${tell(target)} that can be pressed`, async () => {
      await this.count(...target);
      return this.tab.evaluate(place);
    });
    await this.tab.pressPoint(x, y, withFinger);
  }

  /** Clicks into a field and types. */
  async fill(text: string, ...target: Target): Promise<void> {
    await this.click(...target);
    await this.tab.type(text);
  }
}
