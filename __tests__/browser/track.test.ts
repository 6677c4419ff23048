import { mapVisits } from '../support/browser/map-visits';
import { siteUrl } from '../support/served';

const { blank, messages } = mapVisits();

describe('a hike whose track an editor has uploaded', () => {
  it.each([
    ['/fr/islande/test-nu/', 'Avancer le long de la randonnée', /1\skm, \d+\sm de montée/, /altitude/],
    ['/en/iceland/test-bare/', 'Move along the hike', /1\skm, \d+\sm of ascent/, /above sea level/],
  ])(
    '%s shows its line, its profile in words, and a marker that the profile moves',
    async (path, move, caption, height) => {
      const page = await blank();
      await page.goto(siteUrl() + path);
      await page.locator('#track').scrollIntoViewIfNeeded();
      expect(await page.locator('#track figcaption').textContent()).toMatch(caption);
      const marker = page.locator('#track .leaflet-overlay-pane path').last();
      await marker.waitFor();
      const before = await marker.getAttribute('d');
      const slider = page.getByRole('slider', { name: move });
      await slider.focus();
      for (let i = 0; i < 20; i += 1) await page.keyboard.press('ArrowRight');
      expect(await slider.getAttribute('aria-valuetext')).toMatch(height);
      expect(await marker.getAttribute('d')).not.toBe(before);
      expect(messages()).toEqual([]);
    },
  );
});
