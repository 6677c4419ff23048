import type { Values } from './vocabulary';

/** @example fill('At most {{count}}', { count: 80 }) → 'At most 80' */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
