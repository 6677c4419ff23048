/** The words of a letter around what it is about. */
type Words = {
  subject: string;
  opening: string;
  closing?: string;
};

export type MailTexts = {
  contact: (facts: { subject: string; email: string }) => Words;
  moderation: (facts: {
    title: string;
    name: string;
    isReply: boolean;
  }) => Words & Record<'approve' | 'refuse' | 'spam', string>;
  report: (facts: {
    title: string;
    name: string;
    reason: string;
    canAnswer: boolean;
  }) => Words & { withdraw: string };
  optIn: (facts: { title: string }) => Words & { confirm: string };
  reply: (facts: { title: string; name: string }) => Words & { read: string; stop: string };
  myData: Words & { open: string };
  /** To whom an administrator gave an account of the panel. */
  invitation: Words & { closing: string; accept: string };
  /** A link for an admin user who forgot the password; `until` is a date and a time, in UTC. */
  newPassword: (facts: { until: string }) => Words & { closing: string; choose: string };
  /** Nothing is erased for now, or a part each night; `reason` is the second half of a sentence. */
  retention: (reason: string, isInParts: boolean) => Words & { details: string };
  /** Announcements whose day has come; `more` are not in the mail. */
  due: (facts: { count: number; more: number }) => Words & { open: string };
  /** A publication that failed, that waits for an editor’s word, or that does not show some entries; `more` problems are not in the mail. */
  trouble: (facts: {
    kind: 'failed' | 'held' | 'set-aside';
    message: string;
    more: number;
  }) => Words & { open: (title: string) => string; details: string };
};
