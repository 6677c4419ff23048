import { Suspense } from 'react';
import { renderWhole } from '../../../src/loading/render-whole';

const LONG = 'Un été en Islande. '.repeat(3000);

function Broken(): never {
  throw new Error('this entry cannot be drawn');
}

describe('the HTML of a page', () => {
  it('holds a long part in its place, and nothing but text', async () => {
    const html = await renderWhole(
      <main>
        <Suspense>
          <p>{LONG}</p>
        </Suspense>
      </main>,
    );
    expect(html).toBe(`<main><!--$--><p>${LONG}</p><!--/$--></main>`);
  });

  it('is not made when a part of it fails', async () => {
    await expect(
      renderWhole(
        <main>
          <Suspense>
            <Broken />
          </Suspense>
        </main>,
      ),
    ).rejects.toThrow('this entry cannot be drawn');
  });
});
