import type { MenuStep } from '../../content/menu/types';
import { useWords } from '../../i18n/use-words';
import { Accordion } from './Accordion';
import type { Expansion } from './expansion';
import { isExpanded } from './expansion';
import { MenuLinks } from './MenuLinks';

type ToolsPanelProps = { steps: readonly MenuStep[]; currentPath: string; expansion: Expansion };

/** Tools and tips: the practical articles by step, one step expanded at a time. */
export function ToolsPanel({ steps, currentPath, expansion }: ToolsPanelProps) {
  const t = useWords('common');
  return (
    <>
      {steps.map(({ number, title, articles }) => {
        const group = { id: `step-${number}`, links: articles };
        const isOpen = isExpanded(group, currentPath, expansion.expanded);
        return (
          <Accordion
            key={number}
            icon={`etape-${number}`}
            title={
              <>
                {number}. {title ?? t('menu.step', { number })}
              </>
            }
            isExpanded={isOpen}
            onToggle={() => expansion.onToggle(group.id, isOpen)}
          >
            <MenuLinks links={articles} currentPath={currentPath} />
          </Accordion>
        );
      })}
    </>
  );
}
