/** An account and the password that opens it. */
export type Account = { readonly email: string; readonly password: string };

/** The facts that a fixture's database does not say of itself, and that a test has to know. */
export type Facts = {
  /** The commit whose code made it. */
  readonly commit: string;
  /** When the CMS that made it was stopped; links in its mails run out some time after. ISO 8601. */
  readonly madeAt: string;
  /** Accounts that could log in to the admin, and on the site. */
  readonly admins: readonly Account[];
  readonly siteUsers: readonly Account[];
  /** An API token that an administrator made: it may read articles and countries. */
  readonly apiToken: string;
  /** The addresses of the pages that the site had, as the publisher was told. */
  readonly pages: readonly string[];
  /** Addresses that pages had earlier, and where each leads now. */
  readonly moved: Readonly<Record<string, string>>;
  /** Links of mails that went out and were not followed yet. */
  readonly links: Readonly<Record<LinkName, string>>;
  /** Words of the comment that `approve` publishes. */
  readonly pendingComment: string;
  /** Words that each mail holds that waited for a mail server; all are for the moderators. */
  readonly waiting: readonly string[];
};

export type LinkName = 'approve' | 'refuse' | 'withdraw' | 'confirm' | 'stop' | 'myData';
