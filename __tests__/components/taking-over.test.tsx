import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from '../../src/ui';

function Part() {
  return <p>{useHydrated() ? 'with scripts' : 'without scripts'}</p>;
}

const page = (
  <main>
    <Suspense>
      <Part />
    </Suspense>
  </main>
);

it('takes over a part in a boundary as it was built, then shows what needs scripts', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = document.createElement('div');
  document.body.append(root);
  // As src/loading/render-whole.ts writes it.
  root.innerHTML = '<main><!--$--><p>without scripts</p><!--/$--></main>';
  const built = screen.getByText('without scripts');
  await act(async () => {
    hydrateRoot(root, page);
    await Promise.resolve();
  });
  expect(await screen.findByText('with scripts')).toBe(built);
  expect(complaints).not.toHaveBeenCalled();
});
