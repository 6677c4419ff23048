import { type Form, say, words } from '../types';
import { LANGUAGE } from './shared';

const HELD = say(
  ['Retenu pour', 'Ce qui a paru suspect à la réception\u202f: personne n’a été prévenu par courriel.'],
  ['Held for', 'What looked suspicious when it came: nobody was told by mail.'],
);

export const COMMENT_FORM: Form = {
  groups: [
    {
      title: words('Commentaire', 'Comment'),
      rows: [
        ['texte'],
        ['nom', 'ecrit_le', 'langue'],
        ['article', 'parent'],
        ['email', 'de_la_redaction', 'prevenir_reponses'],
      ],
    },
    {
      title: words('Modération', 'Moderation'),
      rows: [
        ['etat', 'abonnement'],
        ['motif_refus', 'retenu_pour'],
      ],
    },
  ],
  machinery: ['jeton_moderation', 'abonnement_demande_le', 'reponse_annoncee_le', 'import_key'],
  list: ['nom', 'texte', 'article', 'etat', 'retenu_pour', 'ecrit_le'],
  settings: { mainField: 'nom', defaultSortBy: 'ecrit_le', defaultSortOrder: 'DESC' },
  words: {
    texte: say(['Texte', 'Ce que le visiteur a écrit.'], ['Text', 'What the visitor wrote.']),
    nom: say(['Nom', 'Comme il est affiché.'], ['Name', 'As it is shown.']),
    email: say(
      ['Adresse électronique', 'Jamais affichée. Pour prévenir le visiteur d’une réponse.'],
      ['Mail address', 'Never shown. To tell the visitor of an answer.'],
    ),
    prevenir_reponses: say(
      ['Veut être prévenu', 'Le visiteur demande un courriel à chaque réponse.'],
      ['Wants to be told', 'The visitor asks for a mail at each answer.'],
    ),
    langue: LANGUAGE,
    article: say(
      ['Article', 'La page sous laquelle il se trouve.'],
      ['Article', 'The page below which it stands.'],
    ),
    parent: say(
      ['Répond à', 'Le commentaire en tête de la conversation.'],
      ['Answers', 'The comment at the head of the thread.'],
    ),
    ecrit_le: say(['Écrit le', 'Quand il a été envoyé.'], ['Written on', 'When it was sent.']),
    de_la_redaction: say(
      ['De la rédaction', 'La réponse est signée par la rédaction.'],
      ['From the editors', 'The answer is signed by the editors.'],
    ),
    etat: say(
      ['État', 'Approuver publie le commentaire\u202f; refuser ou classer indésirable le retire.'],
      ['State', 'Approving publishes the comment; refusing it or marking it as spam takes it away.'],
    ),
    motif_refus: say(
      ['Raison du refus', 'Demandée pour un refus. Pas affichée.'],
      ['Reason for refusing', 'A refusal needs one. Not shown.'],
    ),
    retenu_pour: HELD,
    abonnement: say(
      ['Abonnement', 'Où en est la demande d’être prévenu.'],
      ['Subscription', 'How far the wish to be told has come.'],
    ),
  },
};

export const CONTACT_MESSAGE_FORM: Form = {
  groups: [
    {
      rows: [
        ['subject'],
        [
          ['email', 8],
          ['langue', 4],
        ],
        ['message'],
        ['retenu_pour'],
      ],
    },
  ],
  machinery: [],
  list: ['subject', 'email', 'langue', 'retenu_pour', 'createdAt'],
  settings: { mainField: 'subject', defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
  words: {
    subject: say(['Objet', 'Ce dont il s’agit.'], ['Subject', 'What it is about.']),
    email: say(['Adresse électronique', 'À qui répondre.'], ['Mail address', 'Whom to answer.']),
    message: say(['Message', 'Ce que le visiteur a écrit.'], ['Message', 'What the visitor wrote.']),
    langue: LANGUAGE,
    retenu_pour: HELD,
  },
};

export const REPORT_FORM: Form = {
  groups: [
    {
      rows: [
        ['reason'],
        ['comment'],
        [
          ['email', 6],
          ['langue', 3],
          ['traite', 3],
        ],
        ['retenu_pour'],
      ],
    },
  ],
  machinery: [],
  list: ['reason', 'comment', 'traite', 'retenu_pour', 'createdAt'],
  settings: { mainField: 'reason', defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
  words: {
    reason: say(
      ['Raison', 'Pourquoi un visiteur signale ce commentaire.'],
      ['Reason', 'Why a visitor reports this comment.'],
    ),
    email: say(
      ['Adresse électronique', 'À qui répondre, si elle est donnée.'],
      ['Mail address', 'Whom to answer, where given.'],
    ),
    langue: LANGUAGE,
    comment: say(['Commentaire', 'Le commentaire signalé.'], ['Comment', 'The comment that is reported.']),
    traite: say(['Traité', 'Cochez quand c’est fait.'], ['Dealt with', 'Tick it when this is done.']),
    retenu_pour: HELD,
  },
};
