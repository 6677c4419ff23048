import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/print.css';
import { translateAnnouncements } from './src/features/language/announcer';

export { wrapRootElement } from './src/layouts/root';

export function onInitialClientRender() {
  translateAnnouncements();
}
