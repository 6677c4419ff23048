import { BREAKPOINTS } from '../../config/interaction';
import type { MenuRegion } from '../../content/menu/types';
import { useWords } from '../../i18n/use-words';
import { FullScreenList } from '../../ui';
import { Accordion } from './Accordion';
import { isExpanded, type Expansion } from './expansion';
import { MenuLinks } from './MenuLinks';
import * as styles from './Panel.module.css';

type GuidesPanelProps = {
  regions: readonly MenuRegion[];
  currentPath: string;
  isSmall: boolean;
  expansion: Expansion;
};

/**
 * Travel guides: the regions by title, each with its guides. On large screens a region expands; on small ones its
 * button opens the list over the screen, and a single guide is a direct link (SPEC §2, §4).
 */
export function GuidesPanel({ regions, currentPath, isSmall, expansion }: GuidesPanelProps) {
  return (
    <>
      {regions.map(({ id, title, guides }) => {
        const links = <MenuLinks links={guides} currentPath={currentPath} />;
        if (isSmall)
          return (
            <section key={id} className={styles.region}>
              <h3>{title}</h3>
              {guides.length === 1 ? (
                links
              ) : (
                <GuidesButton title={title} id={id} count={guides.length} links={links} />
              )}
            </section>
          );
        const isOpen = isExpanded({ id, links: guides }, currentPath, expansion.expanded);
        return (
          <Accordion
            key={id}
            title={title}
            isExpanded={isOpen}
            onToggle={() => expansion.onToggle(id, isOpen)}
          >
            {links}
          </Accordion>
        );
      })}
    </>
  );
}

type GuidesButtonProps = { title: string; id: string; count: number; links: React.ReactNode };

function GuidesButton({ title, id, count, links }: GuidesButtonProps) {
  const t = useWords('common');
  return (
    <FullScreenList
      id={`menu-${id}`}
      openLabel={t('guides.show', { count })}
      title={t('guides.all', { region: title })}
      closeLabel={t('close')}
      smallBelow={BREAKPOINTS.menus}
    >
      {links}
    </FullScreenList>
  );
}
