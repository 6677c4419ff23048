import type { MenuLink } from '../../content/menu/types';

export type Expansion = {
  /** The group that the visitor chose; undefined before any choice, null when none is open. */
  readonly expanded: string | null | undefined;
  readonly onToggle: (id: string, isExpanded: boolean) => void;
};

type Group = { readonly id: string; readonly links: readonly MenuLink[] };

/** Until the visitor chooses, the group that holds the open page is expanded. */
export function isExpanded(
  { id, links }: Group,
  currentPath: string,
  expanded: Expansion['expanded'],
): boolean {
  return expanded === undefined ? links.some(({ path }) => path === currentPath) : expanded === id;
}
