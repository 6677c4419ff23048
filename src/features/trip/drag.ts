import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { besides, type Position } from '../../content/trip/edit';

/**
 * Stops that the mouse takes to another place, beside the buttons, which do the same. Loads once the mouse is over a
 * handle.
 * @param root holds stops (`data-stop="day.index"`) within days (`data-day`)
 * @returns what ends it
 */
export function makeDraggable(root: HTMLElement, onMove: (from: Position, to: Position) => void): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-stop]')];
  const days = [...root.querySelectorAll<HTMLElement>('[data-day]')];
  return combine(...stops.map(makeStop), ...days.map(makeDay), watchDrops(onMove));
}

function makeStop(element: HTMLElement): () => void {
  const dragHandle = element.querySelector('.trip-handle') ?? undefined;
  return combine(
    draggable({ element, ...(dragHandle && { dragHandle }) }),
    dropTargetForElements({
      element,
      getData: ({ input }) => ({ isAfter: isInLowerHalf(element, input.clientY) }),
      onDrag: ({ self }) => mark(element, self.data['isAfter'] === true ? 'after' : 'before'),
      onDragLeave: () => mark(element, undefined),
      onDrop: () => mark(element, undefined),
    }),
  );
}

function makeDay(element: HTMLElement): () => void {
  return dropTargetForElements({
    element,
    onDrag: ({ location }) =>
      mark(element, location.current.dropTargets[0]?.element === element ? 'into' : undefined),
    onDragLeave: () => mark(element, undefined),
    onDrop: () => mark(element, undefined),
  });
}

function watchDrops(onMove: (from: Position, to: Position) => void): () => void {
  return monitorForElements({
    onDrop: ({ source, location }) => {
      const from = stopAt(source.element);
      const target = location.current.dropTargets[0];
      if (!from || !(target?.element instanceof HTMLElement) || target.element === source.element) return;
      const over = stopAt(target.element);
      const day = Number(target.element.dataset['day']);
      onMove(from, over ? besides(from, over, target.data['isAfter'] === true) : { day, index: Infinity });
    },
  });
}

function stopAt({ dataset }: HTMLElement): Position | undefined {
  const [day, index] = dataset['stop']?.split('.').map(Number) ?? [];
  return day === undefined || index === undefined ? undefined : { day, index };
}

function isInLowerHalf(element: HTMLElement, y: number): boolean {
  const { top, height } = element.getBoundingClientRect();
  return y > top + height / 2;
}

/** Shows where the stop would land. */
function mark({ dataset }: HTMLElement, place: 'before' | 'after' | 'into' | undefined): void {
  if (place) dataset['drop'] = place;
  else delete dataset['drop'];
}
