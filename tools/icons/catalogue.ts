type Icons = Readonly<Record<string, string>>;

/**
 * Every icon of the site by its name in a file of static/icons: a lucide icon, or `drawn` for one of our own in drawn/, on
 * the same grid of 24 with the same stroke. Names follow what they stand for, not what they show.
 */
const TOPICS: Icons = {
  // The `svg` names of articles (SPEC §3).
  volcan: 'drawn',
  agenda: 'calendar-days',
  sante: 'heart-pulse',
  virus: 'virus',
  plan: 'map',
  meteo: 'cloud-sun',
  avion: 'plane',
  voiture: 'car',
  hebergement: 'bed-double',
  camping: 'tent',
  budget: 'wallet',
  hiver: 'snowflake',
  snorkeling: 'drawn',
  itineraire: 'route',
  etonnant: 'sparkles',
  avis: 'message-square-quote',
  ticket: 'ticket',
  mouton: 'drawn',
  insolite: 'drama',
  mariage: 'gem',
  top: 'trophy',
  palmier: 'tree-palm',
  // The eight steps.
  'etape-1': 'binoculars',
  'etape-2': 'calendar-range',
  'etape-3': 'waypoints',
  'etape-4': 'plane-takeoff',
  'etape-5': 'clipboard-list',
  'etape-6': 'tickets',
  'etape-7': 'map-pinned',
  'etape-8': 'gift',
  // Types of articles, and hikes.
  'type-interet': 'camera',
  'type-zone': 'land-plot',
  'type-loisir': 'sailboat',
  'type-top': 'star',
  'type-autre': 'compass',
  'type-rando': 'footprints',
  // Layers of the map; they differ by shape.
  'carte-points_interet': 'camera',
  'carte-randonnees': 'footprints',
  'carte-activites': 'sailboat',
  'carte-itineraires': 'route',
  'carte-points_secondaires': 'circle-dot',
};

/** The icons that first views show: the frame of a page, its alerts, its country, and the tools of the home page. */
const FRAME: Icons = {
  // The interface; `ui-expand` stands in src/ui/Icon.
  'ui-close': 'x',
  'ui-top': 'arrow-up',
  'ui-tools': 'backpack',
  'ui-guides': 'book-open',
  'ui-retry': 'rotate-ccw',
  'ui-logout': 'log-out',
  'ui-articles': 'newspaper',
  'ui-share': 'share-2',
  'ui-report': 'flag',
  'ui-previous': 'arrow-left',
  'ui-next': 'arrow-right',
  'ui-tested': 'badge-check',
  // The tools of the home page.
  'ui-notes': 'message-square-quote',
  'ui-excursions': 'ticket',
  'ui-map': 'map',
  // Levels of alerts; they differ by shape.
  'alerte-info': 'info',
  'alerte-vigilance': 'triangle-alert',
  'alerte-danger': 'octagon-alert',
  // Countries.
  'pays-geyser': 'drawn',
  'pays-arche': 'drawn',
  'pays-vague': 'drawn',
  'pays-atoll': 'drawn',
  'pays-montagne': 'mountain-snow',
  'pays-erable': 'drawn',
  'pays-phare': 'lighthouse',
  'pays-torii': 'drawn',
  'pays-temple': 'drawn',
  'pays-autre': 'compass',
};

/**
 * By the file they stand in. A page asks for a whole file for one of its icons, and has it read and styled before its first
 * view, so that menus, cards and maps have theirs apart.
 */
export const ICON_FILES: Readonly<Record<'frame' | 'topics', Icons>> = { frame: FRAME, topics: TOPICS };
