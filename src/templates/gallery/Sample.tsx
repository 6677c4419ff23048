import type { ReactNode } from 'react';
import { Band } from '../../ui';

/** A component under its name, in one of its states. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Band>
      <p>
        <code>{name}</code>
      </p>
      {children}
    </Band>
  );
}
