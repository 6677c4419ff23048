import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/print.css';
import { translateAnnouncements } from './src/features/language/announcer';
import { startNavigation } from './src/features/navigation/start';

export function onInitialClientRender() {
  translateAnnouncements();
  startNavigation();
}
