import { useState } from 'react';
import { LOOSE } from '../../content/trip/edit';
import { dayName, type Planning } from './context';

type MoveToProps = Planning & { day: number; title: string; onMove: (day: number) => void };

/** Chooses a day and moves there with a press of its own: arrow keys in a list that acts at once would take its first. */
export function MoveTo({ t, trip, day, title, onMove }: MoveToProps) {
  const [chosen, choose] = useState<number>();
  const targets = [LOOSE, ...trip.days.map((_, index) => index)].filter((each) => each !== day);
  const first = targets.find((each) => each !== LOOSE) ?? targets[0];
  if (first === undefined) return null;
  const target = chosen !== undefined && targets.includes(chosen) ? chosen : first;
  return (
    <>
      <select
        aria-label={`${t('toDay')} – ${title}`}
        value={target}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {targets.map((each) => (
          <option key={each} value={each}>
            {dayName(t, each)}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => onMove(target)}>
        {t('move')}
        <span className="visually-hidden">{` – ${title}`}</span>
      </button>
    </>
  );
}
