import type { MailTexts } from './types';

export const en: MailTexts = {
  contact: ({ subject, email }) => ({
    subject: `Message from the site: ${subject}`,
    opening: `${email} writes through the contact form. Answering this mail answers that address.`,
  }),
  moderation: ({ title, name, isReply }) => ({
    subject: `Comment to read: ${title}`,
    opening: `${name} ${isReply ? 'answers a comment' : 'has left a comment'} on “${title}”.`,
    closing:
      'Each link opens a page with a button; nothing happens before that. The links work once, within thirty days.',
    approve: 'Publish',
    refuse: 'Refuse',
    spam: 'Spam',
  }),
  report: ({ title, name, reason, canAnswer }) => ({
    subject: `Comment reported: ${title}`,
    opening: `The comment by ${name} on “${title}” was reported, for this reason:\n\n${reason}\n\nThe comment:`,
    closing: canAnswer
      ? 'Answering this mail answers the person who reported it.'
      : 'The person who reported it left no address.',
    withdraw: 'Take this comment off the site',
  }),
  optIn: ({ title }) => ({
    subject: 'Confirm that you want to be told of replies',
    opening: `Your comment on “${title}” has been accepted. You asked to be told of replies: confirm it, and we will write when there are any.`,
    closing:
      'Without your confirmation nothing will be sent, and your address will be erased in thirty days. If you asked for nothing, do nothing.',
    confirm: 'Confirm',
  }),
  reply: ({ title, name }) => ({
    subject: `A reply to your comment on “${title}”`,
    opening: `${name} has replied in the conversation that you are part of.`,
    closing: 'You receive this mail because you asked for it and confirmed it.',
    read: 'Read the reply on the site',
    stop: 'Stop these mails',
  }),
  myData: {
    subject: 'Your data on Grand Large',
    opening:
      'Here is the link that shows what we keep under this address: comments, messages, reports. You can take a copy or erase it all.',
    closing:
      'The link works for one hour. If you asked for nothing, do nothing: without it nothing is shown or erased.',
    open: 'See my data',
  },
  invitation: {
    subject: 'Your account for writing in Grand Large',
    opening:
      'An account awaits you in the administration of Grand Large. Choose your password with this link, which works once.',
    closing:
      'The administration is in English; your profile offers French, too. If you did not expect this invitation, do nothing.',
    accept: 'Choose my password',
  },
  newPassword: ({ until }) => ({
    subject: 'Choose a new password',
    opening: `Somebody, most likely you, asked for a new password for the administration of Grand Large. This link works once, until ${until} (UTC).`,
    closing:
      'If you did not ask for it, do nothing: your password stays as it is. A new password ends all your sessions.',
    choose: 'Choose a password',
  }),
  retention: (reason, isInParts) => ({
    subject: isInParts ? 'Erasing old data takes several nights' : 'Erasing old data is on hold',
    opening: `Every night we erase what visitors’ data we have kept long enough. ${isInParts ? 'This time a fifth at most goes each night' : 'For now nothing is erased'}: ${reason}.\n\nIf the clock is wrong, set it: ${isInParts ? 'no more will go' : 'erasing goes on by itself'}. If all is as it should be, whoever runs the machine ${isInParts ? 'can erase the rest at once' : 'lets it go ahead'} with “npm run retention -- --go-ahead” in the folder cms (docs/production.md).`,
    details: 'See the page “Publication”',
  }),
  due: ({ count, more }) => ({
    subject: count === 1 ? 'An announcement is due' : `${String(count)} announcements are due`,
    opening:
      'Articles announce what was to happen by now. See what came of it, mend the text, then move its date on (a_revoir_le), or empty it.',
    ...(more > 0 && { closing: `And ${String(more)} more, in the editorial report.` }),
    open: 'See the editorial report',
  }),
  trouble: ({ kind, message, more }) => ({
    subject: {
      failed: 'Publishing failed',
      held: 'A publication waits for your approval',
      'set-aside': 'An entry was set aside',
    }[kind],
    opening: `${message}\n\n${
      {
        failed: 'The live site stays as it is. It will follow as soon as this is mended.',
        held: 'The live site stays as it is until you approve this release.',
        'set-aside':
          'Until this is mended, visitors see the last good version, or nothing where there is none.',
      }[kind]
    }`,
    ...(more > 0 && { closing: `And ${String(more)} more, on the page “Publication”.` }),
    open: (title) => `Open “${title}”`,
    details: 'See the state of publishing',
  }),
};
