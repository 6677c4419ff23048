import {
  ALERT_LEVELS,
  ARTICLE_TYPES,
  COUNTRY_ICONS,
  ICON_NAMES,
  MAP_LAYERS,
  PATH_STEPS,
} from '../../config/taxonomy';
import { countryIcon } from '../../content/country/icon';

/** Icons that the site’s content can ask for. */
export function readyIcons(): string[] {
  return [
    ...ICON_NAMES,
    ...COUNTRY_ICONS.map(countryIcon),
    ...PATH_STEPS.map((step) => `etape-${step}`),
    ...ARTICLE_TYPES.map((type) => `type-${type}`),
    ...MAP_LAYERS.map((layer) => `carte-${layer}`),
    ...ALERT_LEVELS.map((level) => `alerte-${level}`),
  ];
}
