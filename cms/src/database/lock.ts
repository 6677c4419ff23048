/** Keeps a second CMS away from a database. */
export type Lock = {
  /** @returns false when somebody else has it */
  take(): Promise<boolean>;
  /** Names what the lock protects, for the end of the message “Another CMS works on …”. */
  holder(): Promise<string>;
};
