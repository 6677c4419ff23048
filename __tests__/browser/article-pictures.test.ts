import { COMPLETE_ARTICLE } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

const { start } = visits();

describe('pictures', () => {
  it.each([360, 768, 1440])('at %d px are not much larger than they are shown', async (screen) => {
    const page = await start(COMPLETE_ARTICLE.fr, { viewport: { width: screen, height: 800 } });
    await page.locator('main picture img').evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map((image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      ),
    );
    const shown = await page.locator('main picture img').evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const candidates = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap(
          ({ srcset }) => srcset.split(',').map((candidate) => candidate.trim().split(' ')),
        );
        const file = new URL(image.currentSrc).pathname;
        const widthOf = ([, size = '']: string[]) => parseInt(size, 10);
        return {
          file,
          needed: Math.max(width, (height * image.width) / image.height),
          taken: widthOf(candidates.find(([name]) => name === file) ?? []),
          smallest: Math.min(...candidates.map(widthOf)),
        };
      }),
    );
    expect(shown.length).toBeGreaterThan(6);
    // A picture that stands in the page twice comes once, as large as it is needed at most.
    const neededOf = (name: string) =>
      Math.max(...shown.filter(({ file }) => file === name).map(({ needed }) => needed));
    const oversized = shown.filter(
      ({ file, taken, smallest }) => !(taken <= smallest || taken <= neededOf(file) * 1.5),
    );
    expect(oversized).toEqual([]);
  });
});
