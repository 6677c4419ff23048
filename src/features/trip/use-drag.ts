import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { moveStop } from '../../content/trip/edit';
import { dayName, titleOf, type Planning } from './context';
import type { makeDraggable } from './drag';

/** Lets the mouse drag stops by their handles. @returns what the element around all days needs */
export function useDrag(planning: Planning) {
  const root = useRef<HTMLDivElement>(null);
  const [enable, setEnable] = useState<typeof makeDraggable>();
  // Each drawing may have other rows.
  useEffect(() => {
    if (!enable || !root.current) return undefined;
    return enable(root.current, (from, to) => {
      const { trip, edit, say, t } = planning;
      const stops = from.day < 0 ? trip.loose : trip.days[from.day]?.stops;
      const id = stops?.[from.index]?.id ?? '';
      edit((now) => moveStop(now, from, to));
      say(t('movedTo', { title: titleOf(planning, id), day: dayName(t, to.day) }));
    });
  });
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const isHandle = target instanceof Element && target.closest('.trip-handle') !== null;
    // The buttons do the same, should it not load.
    if (isHandle && pointerType === 'mouse' && !enable)
      import(/* webpackChunkName: "trip-drag" */ './drag').then(
        (drag) => setEnable(() => drag.makeDraggable),
        () => undefined,
      );
  };
  return { ref: root, onPointerOver };
}
