export type Summary =
  'current' | 'waiting' | 'working' | 'failed' | 'held' | 'paused' | 'empty' | 'absent' | 'unreachable';

type Words = {
  title: string;
  summary: Record<Summary, string>;
  live: (release: string, since: string) => string;
  findings: (count: number) => string;
  open: string;
};

export const WORDS: Record<'fr' | 'en', Words> = {
  fr: {
    title: 'Publication',
    summary: {
      current: 'Le site est à jour.',
      waiting: 'Un changement attend d’être publié.',
      working: 'Publication en cours…',
      failed: 'La dernière publication a échoué. Le site en ligne est intact.',
      held: 'Une version attend votre accord.',
      paused: 'La publication est suspendue.',
      empty: 'Rien n’est encore en ligne.',
      absent: 'Aucun service de publication n’est configuré (PUBLISHER_URL).',
      unreachable: 'Le service de publication ne répond pas.',
    },
    live: (release, since) => `Version ${release} en ligne depuis le ${since}`,
    findings: (count) => `Rapport éditorial : ${count} ${count > 1 ? 'points' : 'point'} à revoir`,
    open: 'Détails, journal, rapport et retour en arrière',
  },
  en: {
    title: 'Publication',
    summary: {
      current: 'The site is up to date.',
      waiting: 'A change is waiting to be published.',
      working: 'Publishing…',
      failed: 'The last publication failed. The live site is whole.',
      held: 'A release is waiting for your word.',
      paused: 'Publishing is paused.',
      empty: 'Nothing is live yet.',
      absent: 'No publishing service is configured (PUBLISHER_URL).',
      unreachable: 'The publishing service does not answer.',
    },
    live: (release, since) => `Release ${release}, live since ${since}`,
    findings: (count) => `Editorial report: ${count} ${count === 1 ? 'point' : 'points'} to look at`,
    open: 'Details, log, report and going back',
  },
};
