import { type Words, words } from '../../panel/types';

export const MODERATION = {
  title: words('Modération', 'Moderation'),
  approve: words('Approuver', 'Approve'),
  refuse: words('Refuser', 'Refuse'),
  spam: words('Indésirable', 'Spam'),
  answer: words('Répondre', 'Answer'),
  reason: words('Raison du refus', 'Reason for refusing'),
  reasonHint: words('Pour la rédaction\u202f; elle n’est pas affichée.', 'For the editors; it is not shown.'),
  text: words('Votre réponse', 'Your answer'),
  textHint: words(
    'Elle paraît aussitôt, signée de votre prénom et de la rédaction.',
    'It is published at once, signed with your first name and the editors.',
  ),
  cancel: words('Annuler', 'Cancel'),
  unanswered: words('Sans réponse', 'Unanswered'),
} as const satisfies Readonly<Record<string, Words>>;
