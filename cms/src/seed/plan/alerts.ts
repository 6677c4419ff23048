import type { AlertFacts } from '../schema/alert';
import type { PlanContext } from './context';

/** Dated alerts in a language; one whose text is left out in it is left out there altogether. */
export function planAlerts(alerts: readonly AlertFacts[] | undefined, context: PlanContext) {
  return (alerts ?? []).flatMap(({ texte, ...rest }) => {
    const local = context.text(texte);
    return local === null ? [] : [{ ...rest, texte: local }];
  });
}
