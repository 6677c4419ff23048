import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazyPart } from '../../src/ui';

const WORDS = { loading: 'Loading', failed: 'Failed', retry: 'Retry', needsScript: 'Needs scripts' };

let comeNear: () => void = () => undefined;

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

function Part({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

it('loads nothing before it is near, then shows the part', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  render(<LazyPart load={load} props={{ name: 'Ana' }} words={WORDS} />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  comeNear();
  expect(await screen.findByText('Hello Ana')).toBeInTheDocument();
});

it('says that it failed, and tries again when asked', async () => {
  const load = jest.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error('offline'));
  render(<LazyPart load={load} props={{ name: 'Ana' }} words={WORDS} />);
  comeNear();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Ana')).toBeInTheDocument();
});
