import { translateAnnouncements } from '../features/language/announcer';
import { startNavigation } from '../features/navigation/start';
import { finishPage } from '../loading/hydrate';

/** Runs when React has drawn or hydrated the page that the visitor came to. */
export function onInitialClientRender(): void {
  translateAnnouncements();
  startNavigation();
  void finishPage();
}
