import type { Locale } from '../domain/locales';

/** Words of the few pages that the CMS itself shows to people: what links in mails open. */
export type PageTexts = {
  decision: Record<
    'approve' | 'refuse' | 'spam' | 'withdraw',
    { title: string; button: string; done: string }
  >;
  on: (name: string) => string;
  reason: string;
  reasonMissing: string;
  gone: { title: string; text: string };
  away: { title: string; text: string };
  confirm: { title: string; text: string; button: string; done: string };
  stop: { title: string; text: string; button: string; done: string };
  myData: {
    title: string;
    text: (email: string) => string;
    comments: string;
    messages: string;
    reports: string;
    none: string;
    export: string;
    erase: string;
    warning: string;
    erased: string;
  };
};

const fr: PageTexts = {
  decision: {
    approve: {
      title: 'Publier ce commentaire',
      button: 'Publier',
      done: 'Le commentaire est publié. Le site se met à jour.',
    },
    refuse: { title: 'Refuser ce commentaire', button: 'Refuser', done: 'Le commentaire est refusé.' },
    spam: {
      title: 'Classer comme indésirable',
      button: 'Indésirable',
      done: 'Le commentaire est classé comme indésirable.',
    },
    withdraw: {
      title: 'Retirer ce commentaire',
      button: 'Retirer',
      done: 'Le commentaire est retiré. Le site se met à jour.',
    },
  },
  on: (name) => `${name} écrit\u00a0:`,
  reason: 'Raison (pour la rédaction)',
  reasonMissing: 'Indiquez une raison',
  gone: {
    title: 'Ce lien ne sert plus',
    text: 'Il a déjà servi, une autre décision l’a précédé, ou il est trop ancien.',
  },
  away: {
    title: 'Réessayez dans une minute',
    text: 'Rien ne peut être lu ni enregistré en ce moment. Votre lien reste valable.',
  },
  confirm: {
    title: 'Être averti des réponses',
    text: 'Nous vous écrirons quand quelqu’un répondra dans cette conversation. Chaque courrier porte un lien pour arrêter.',
    button: 'Confirmer',
    done: 'C’est confirmé.',
  },
  stop: {
    title: 'Ne plus être averti',
    text: 'Vous ne recevrez plus de courrier sur cette conversation.',
    button: 'Arrêter',
    done: 'C’est arrêté\u00a0: vous ne recevrez plus de courrier sur cette conversation.',
  },
  myData: {
    title: 'Vos données',
    text: (email) => `Voici tout ce que nous gardons sous l’adresse ${email}.`,
    comments: 'Commentaires',
    messages: 'Messages',
    reports: 'Signalements',
    none: 'Rien.',
    export: 'En prendre une copie (JSON)',
    erase: 'Tout effacer',
    warning:
      'L’effacement est immédiat et définitif. Un commentaire auquel on a répondu perd son texte et votre nom.',
    erased: 'Tout est effacé. Le site se met à jour.',
  },
};

const en: PageTexts = {
  decision: {
    approve: {
      title: 'Publish this comment',
      button: 'Publish',
      done: 'The comment is published. The site is being updated.',
    },
    refuse: { title: 'Refuse this comment', button: 'Refuse', done: 'The comment is refused.' },
    spam: { title: 'File as spam', button: 'Spam', done: 'The comment is filed as spam.' },
    withdraw: {
      title: 'Take this comment down',
      button: 'Take down',
      done: 'The comment is taken down. The site is being updated.',
    },
  },
  on: (name) => `${name} writes:`,
  reason: 'Reason (for the editors)',
  reasonMissing: 'Give a reason',
  gone: {
    title: 'This link no longer works',
    text: 'It has been used, another decision came first, or it is too old.',
  },
  away: {
    title: 'Please try again in a minute',
    text: 'Nothing can be read or stored at the moment. Your link stays good.',
  },
  confirm: {
    title: 'Hear of replies',
    text: 'We will write when somebody replies in this conversation. Every mail carries a link to stop.',
    button: 'Confirm',
    done: 'Confirmed.',
  },
  stop: {
    title: 'Stop these mails',
    text: 'You will get no more mail about this conversation.',
    button: 'Stop',
    done: 'Stopped: you will get no more mail about this conversation.',
  },
  myData: {
    title: 'Your data',
    text: (email) => `This is all that we keep under the address ${email}.`,
    comments: 'Comments',
    messages: 'Messages',
    reports: 'Reports',
    none: 'Nothing.',
    export: 'Take a copy (JSON)',
    erase: 'Erase it all',
    warning: 'Erasing is immediate and final. A comment that has been answered loses its text and your name.',
    erased: 'All of it is erased. The site is being updated.',
  },
};

export const PAGE_TEXTS: Record<Locale, PageTexts> = { fr, en };
