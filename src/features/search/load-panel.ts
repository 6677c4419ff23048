import type { ComponentType } from 'react';
import type { SearchPanelProps } from './SearchPanel';

/** For a part of a page that loads by itself (src/ui/LazyPart). */
export async function loadSearchPanel(): Promise<ComponentType<SearchPanelProps>> {
  const { SearchPanel } = await import('./parts');
  return SearchPanel;
}
