/** Words of the dialog about scripts of third parties, and a page to meet it on. */
export const CONSENT_WORDS = {
  fr: {
    path: '/fr/islande/',
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    choose: 'Choisir',
    save: 'Enregistrer mon choix',
    settings: 'Cookies et scripts extérieurs',
    failure: /^Ces réglages n’ont pas pu être chargés\./,
    statistics: 'Mesure d’audience',
    booking: 'Réservation d’excursions',
  },
  en: {
    path: '/en/iceland/',
    accept: 'Accept all',
    refuse: 'Refuse all',
    choose: 'Choose',
    save: 'Save my choice',
    settings: 'Cookies and outside scripts',
    failure: /^These settings could not be loaded\./,
    statistics: 'Audience measurement',
    booking: 'Booking excursions',
  },
} as const;
