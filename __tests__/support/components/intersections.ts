import { act } from '@testing-library/react';

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Stands in for the browser's IntersectionObserver, which jsdom lacks: tests say what comes into view. */
export function fakeIntersections() {
  const observers = new Set<{ callback: Callback; targets: Set<Element> }>();
  class FakeObserver {
    private readonly own: { callback: Callback; targets: Set<Element> };
    constructor(callback: Callback) {
      this.own = { callback, targets: new Set() };
      observers.add(this.own);
    }
    observe(element: Element) {
      this.own.targets.add(element);
    }
    disconnect() {
      observers.delete(this.own);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  const tell = (id: string, isIntersecting: boolean) =>
    act(() => {
      for (const { callback, targets } of observers)
        for (const target of targets) if (target.id === id) callback([{ target, isIntersecting }]);
    });
  return { tell, count: () => observers.size };
}
