import type { ComponentType } from 'react';
import type { OfflinePanelProps } from './OfflinePanel';

/** For a part of a page that loads by itself (src/ui/LazyPart). */
export async function loadOfflinePanel(): Promise<ComponentType<OfflinePanelProps>> {
  const { OfflinePanel } = await import('./OfflinePanel');
  return OfflinePanel;
}
