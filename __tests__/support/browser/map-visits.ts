import { siteUrl } from '../served';
import { DESKTOP } from './pages';
import { visits } from './visits';

/** Visits by those who move the pointer; without a sign of a visitor the map waits for seconds. */
export function mapVisits() {
  const { blank, messages } = visits();
  const moving = async (options = DESKTOP) => {
    const page = await blank(options);
    await page.addInitScript(() => setInterval(() => window.dispatchEvent(new Event('pointermove')), 100));
    return page;
  };
  /** Opens a page and waits for the markers of its map. */
  const openMap = async (path: string, options = DESKTOP) => {
    const page = await moving(options);
    await page.goto(siteUrl() + path);
    await page.locator('.map-marker, .map-cluster').first().waitFor();
    return page;
  };
  return { blank: moving, openMap, messages };
}
