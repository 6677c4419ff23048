import type { MailTexts } from './types';

export const fr: MailTexts = {
  contact: ({ subject, email }) => ({
    subject: `Message du site\u00a0: ${subject}`,
    opening: `${email} écrit par le formulaire de contact. Répondre à ce courrier, c’est répondre à cette adresse.`,
  }),
  moderation: ({ title, name, isReply }) => ({
    subject: `Commentaire à relire\u00a0: ${title}`,
    opening: `${name} ${isReply ? 'répond à un commentaire' : 'a laissé un commentaire'} sur «\u00a0${title}\u00a0».`,
    closing:
      'Chaque lien ouvre une page avec un bouton\u202f; rien ne se passe avant. Les liens servent une fois et valent trente jours.',
    approve: 'Publier',
    refuse: 'Refuser',
    spam: 'Indésirable',
  }),
  report: ({ title, name, reason, canAnswer }) => ({
    subject: `Commentaire signalé\u00a0: ${title}`,
    opening: `Le commentaire de ${name} sur «\u00a0${title}\u00a0» a été signalé, pour cette raison\u00a0:\n\n${reason}\n\nLe commentaire\u00a0:`,
    closing: canAnswer
      ? 'Répondre à ce courrier, c’est répondre à la personne qui signale.'
      : 'La personne qui signale n’a pas laissé d’adresse.',
    withdraw: 'Retirer ce commentaire du site',
  }),
  optIn: ({ title }) => ({
    subject: 'Confirmez que vous voulez être averti des réponses',
    opening: `Votre commentaire sur «\u00a0${title}\u00a0» est accepté. Vous avez demandé à être averti des réponses\u00a0: confirmez-le, et nous vous écrirons quand il y en aura.`,
    closing:
      'Sans confirmation, rien ne vous sera envoyé et votre adresse sera effacée dans trente jours. Si vous n’avez rien demandé, ne faites rien.',
    confirm: 'Confirmer',
  }),
  reply: ({ title, name }) => ({
    subject: `Une réponse à votre commentaire sur «\u00a0${title}\u00a0»`,
    opening: `${name} a répondu dans la conversation à laquelle vous participez.`,
    closing: 'Vous recevez ce courrier parce que vous l’avez demandé et confirmé.',
    read: 'Lire la réponse sur le site',
    stop: 'Ne plus être averti',
  }),
  myData: {
    subject: 'Vos données sur Grand Large',
    opening:
      'Voici le lien qui montre ce que nous gardons sous cette adresse\u00a0: commentaires, messages, signalements. Vous pourrez en prendre une copie ou tout effacer.',
    closing:
      'Le lien vaut une heure. Si vous n’avez rien demandé, ne faites rien\u00a0: rien n’est montré ni effacé sans lui.',
    open: 'Voir mes données',
  },
  invitation: {
    subject: 'Votre compte pour écrire dans Grand Large',
    opening:
      'Un compte vous attend dans l’administration de Grand Large. Choisissez votre mot de passe par ce lien, qui sert une fois.',
    closing:
      'L’administration est en français\u202f; votre profil propose aussi l’anglais. Si vous n’attendiez pas cette invitation, ne faites rien.',
    accept: 'Choisir mon mot de passe',
  },
  newPassword: ({ until }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    opening: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour l’administration de Grand Large. Ce lien sert une fois, jusqu’au ${until} (UTC).`,
    closing:
      'Si vous n’avez rien demandé, ne faites rien\u00a0: votre mot de passe reste le même. Un nouveau mot de passe ferme toutes vos sessions.',
    choose: 'Choisir un mot de passe',
  }),
  retention: (reason, isInParts) => ({
    subject: isInParts
      ? 'L’effacement des données anciennes prendra plusieurs nuits'
      : 'L’effacement des données anciennes est suspendu',
    opening: `Chaque nuit, nous effaçons les données des visiteurs qui ont été gardées assez longtemps. ${isInParts ? 'Cette fois, un cinquième au plus part chaque nuit' : 'Pour l’instant, rien n’est effacé'}\u00a0: ${reason}.\n\nSi l’horloge est fausse, il suffit de la régler\u00a0: ${isInParts ? 'rien de plus ne partira' : 'l’effacement reprendra de lui-même'}. Si tout est en ordre, la personne qui gère la machine ${isInParts ? 'peut effacer le reste d’un coup' : 'le permet'} par «\u00a0npm run retention -- --go-ahead\u00a0» dans le dossier cms (docs/production.md).`,
    details: 'Voir la page «\u00a0Publication\u00a0»',
  }),
  due: ({ count, more }) => ({
    subject: count === 1 ? 'Une annonce est à revoir' : `${String(count)} annonces sont à revoir`,
    opening:
      'Des articles annoncent ce qui devait arriver d’ici aujourd’hui. Voyez ce qu’il en est, corrigez le texte, puis reportez sa date (a_revoir_le), ou videz-la.',
    ...(more > 0 && { closing: `Et ${String(more)} de plus, dans le rapport éditorial.` }),
    open: 'Voir le rapport éditorial',
  }),
  trouble: ({ kind, message, more }) => ({
    subject: {
      failed: 'La publication n’a pas abouti',
      held: 'Une publication attend votre accord',
      'set-aside': 'Une entrée est mise de côté',
    }[kind],
    opening: `${message}\n\n${
      {
        failed: 'Le site en ligne reste tel qu’il est. Il suivra dès que ce sera réparé.',
        held: 'Le site en ligne reste tel qu’il est jusqu’à ce que vous approuviez cette version.',
        'set-aside':
          'Jusqu’à ce que ce soit réparé, les visiteurs voient la dernière bonne version, ou rien s’il n’y en a pas.',
      }[kind]
    }`,
    ...(more > 0 && {
      closing: `Et ${String(more)} ${more === 1 ? 'autre' : 'autres'}, sur la page «\u00a0Publication\u00a0».`,
    }),
    open: (title) => `Ouvrir «\u00a0${title}\u00a0»`,
    details: 'Voir l’état de la publication',
  }),
};
