import type { HistoryEvent, SetAside } from '../state/schema';
import type { Language } from '../state/text';
import type { Summary } from './status';

export type Words = {
  readonly title: string;
  readonly summary: Record<Summary, string>;
  readonly stage: Readonly<Record<string, string>>;
  readonly phase: Readonly<Record<string, string>>;
  readonly live: (release: string, since: string) => string;
  readonly activitySince: (since: string) => string;
  readonly problems: string;
  readonly setAside: string;
  readonly shown: Record<SetAside['shown'], string>;
  readonly notices: string;
  readonly openEntry: string;
  readonly attempts: (count: number) => string;
  readonly held: string;
  readonly lost: string;
  readonly approve: string;
  readonly resume: string;
  readonly build: string;
  readonly releases: string;
  readonly isLive: string;
  readonly rollBack: (release: string) => string;
  readonly history: string;
  readonly event: Record<HistoryEvent['what'], string>;
  readonly deadLinks: string;
  readonly leadsTo: string;
  readonly refused: string;
  readonly books: string;
  readonly report: string;
  readonly findings: (count: number) => string;
  readonly closed: string;
  readonly closedAdvice: string;
};

export const WORDS: Record<Language, Words> = {
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
    },
    stage: {
      look: 'lecture du CMS',
      build: 'construction du site',
      verify: 'vérification',
      switch: 'mise en ligne',
    },
    phase: {
      look: 'lecture',
      'warm build': 'construction',
      'cold build': 'construction complète',
      search: 'recherche de l’entrée en cause',
      copy: 'copie',
      verify: 'vérification',
      keep: 'enregistrement',
      switch: 'mise en ligne',
    },
    live: (release, since) => `Version ${release} en ligne depuis le ${since}`,
    activitySince: (since) => `depuis ${since}`,
    problems: 'À corriger',
    setAside: 'Entrées mises de côté',
    shown: {
      earlier: 'Les visiteurs voient la version précédente.',
      nothing: 'Les visiteurs ne la voient pas.',
    },
    notices: 'À savoir sur le CMS',
    openEntry: 'Ouvrir l’entrée',
    attempts: (count) => `${count} ${count > 1 ? 'essais' : 'essai'}`,
    held: 'Version en attente',
    lost: 'Pages qui disparaîtraient',
    approve: 'Publier quand même',
    resume: 'Reprendre la publication',
    build: 'Publier maintenant',
    releases: 'Versions',
    isLive: 'en ligne',
    rollBack: (release) => `Revenir à ${release}`,
    history: 'Journal',
    event: {
      published: 'Publié',
      unchanged: 'Rien de nouveau',
      failed: 'Échec',
      held: 'En attente',
      'rolled-back': 'Retour en arrière',
      resumed: 'Reprise',
      scheduled: 'Publication programmée',
      damaged: 'Fichier d’état endommagé',
    },
    deadLinks: 'Liens sans destination',
    leadsTo: 'mène à',
    refused: 'Publications programmées refusées',
    books: 'Absent des livres numériques',
    report: 'Rapport éditorial',
    findings: (count) => `${count} ${count > 1 ? 'points' : 'point'} à revoir`,
    closed: 'Cette page est réservée aux rédacteurs.',
    closedAdvice: 'Ouvrez-la depuis « Publication » dans l’administration.',
  },
  en: {
    title: 'Publishing',
    summary: {
      current: 'The site is up to date.',
      waiting: 'A change is waiting to be published.',
      working: 'Publishing…',
      failed: 'The last publication failed. The live site is whole.',
      held: 'A release is waiting for your word.',
      paused: 'Publishing is paused.',
      empty: 'Nothing is live yet.',
    },
    stage: {
      look: 'reading the CMS',
      build: 'building the site',
      verify: 'checking',
      switch: 'going live',
    },
    phase: {},
    live: (release, since) => `Release ${release}, live since ${since}`,
    activitySince: (since) => `since ${since}`,
    problems: 'To be mended',
    setAside: 'Entries set aside',
    shown: { earlier: 'Visitors see the version before.', nothing: 'Visitors do not see it.' },
    notices: 'To know about the CMS',
    openEntry: 'Open the entry',
    attempts: (count) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`,
    held: 'Release on hold',
    lost: 'Pages that would disappear',
    approve: 'Publish anyway',
    resume: 'Resume publishing',
    build: 'Publish now',
    releases: 'Releases',
    isLive: 'live',
    rollBack: (release) => `Go back to ${release}`,
    history: 'Log',
    event: {
      published: 'Published',
      unchanged: 'Nothing new',
      failed: 'Failed',
      held: 'On hold',
      'rolled-back': 'Rolled back',
      resumed: 'Resumed',
      scheduled: 'Published as scheduled',
      damaged: 'Damaged state file',
    },
    deadLinks: 'Links that lead nowhere',
    leadsTo: 'leads to',
    refused: 'Scheduled publications that were refused',
    books: 'Missing from the e-books',
    report: 'Editorial report',
    findings: (count) => `${count} ${count === 1 ? 'point' : 'points'} to look at`,
    closed: 'This page is for editors.',
    closedAdvice: 'Open it from “Publication” in the admin.',
  },
};

/** @example languageOf('en-GB,fr;q=0.5') → 'en' */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return first.find((code): code is Language => code === 'fr' || code === 'en') ?? 'fr';
}
