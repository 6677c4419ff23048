import { useEffect, useRef } from 'react';
import { isDay } from '../../content/trip/types';

type StartFieldProps = { start: string | undefined; onStart: (start: string) => void };

/**
 * The day of departure. A date that is half typed changes nothing and stays in the field; one that is no date gives way to
 * the day before when the field is left, and an empty field takes the date away.
 */
export function StartField({ start = '', onStart }: StartFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = field;
    if (current && current !== document.activeElement) current.value = start;
  }, [start]);
  return (
    <input
      ref={field}
      type="date"
      defaultValue={start}
      onChange={({ target: { value } }) => {
        if (isDay(value)) onStart(value);
      }}
      onBlur={({ target }) => {
        if (target.value === '' && !target.validity.badInput) onStart('');
        else if (!isDay(target.value)) target.value = start;
      }}
    />
  );
}
