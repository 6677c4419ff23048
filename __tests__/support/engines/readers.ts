import { refusal } from '../browser/pages';
import { siteUrl } from '../served';
import type { Engine, Tab } from './engine';
import { startFirefox } from './firefox';
import { Reader } from './reader';
import { startThirdParties } from './third-parties';
import { startWebKit } from './webkit';

/** The engine of this suite; jest.config.mjs sets it. */
declare const ENGINE: 'firefox' | 'webkit';

const START = { firefox: startFirefox, webkit: startWebKit };

type Screen = readonly [width: number, height: number];
export const PHONE: Screen = [360, 740];
export const DESKTOP: Screen = [1280, 800];

/**
 * The readers of a file's tests: one engine for all of them, and for each reader a window without cookies and storage of
 * earlier ones, which is closed after its test, also when that fails.
 */
export function readers() {
  let engine: Engine;
  let others: Awaited<ReturnType<typeof startThirdParties>>;
  const opened: Tab[] = [];
  beforeAll(async () => {
    others = await startThirdParties();
    engine = await START[ENGINE]({ proxy: others.port });
  });
  afterEach(async () => {
    for (const tab of opened.splice(0)) await tab.close();
  });
  afterAll(async () => {
    await engine.close();
    await others.stop();
  });

  /** A window whose reader has not answered the question about scripts of others. */
  const open = async ([width, height]: Screen, scripts = true, site = siteUrl()) => {
    const tab = await engine.open({ scripts });
    opened.push(tab);
    await tab.resize(width, height);
    return new Reader(tab, site);
  };
  /**
   * A window at a page, whose reader has refused them, so that no dialog is in the way.
   * @param site where it is served, if not by the suite
   */
  const meet = async (path: string, screen: Screen = DESKTOP, site = siteUrl()) => {
    const reader = await open(screen, true, site);
    await reader.goTo('/robots.txt');
    const { name, value } = refusal();
    await reader.evaluate((cookie) => void (document.cookie = cookie), `${name}=${value};path=/`);
    await reader.goTo(path);
    return reader;
  };
  return {
    open,
    meet,
    /** Hosts of other machines that the file's windows have asked for anything. */
    asked: () => others.asked,
  };
}
