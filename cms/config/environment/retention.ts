import { asWhole } from './parsers';
import type { VariableReader } from './variables';

/** Periods for which what visitors wrote is kept; the privacy page states the defaults. */
export type Retention = {
  /** Months after which contact messages and reports are erased. */
  messagesMonths: number;
  /** Months after which the address of a commenter is erased; the comment stays. */
  addressesMonths: number;
  /** Days after which a refused comment is erased, and an address that was never confirmed. */
  refusedDays: number;
};

export function readRetention(read: VariableReader): Retention {
  return {
    messagesMonths: read.withDefault('RETENTION_MESSAGES_MONTHS', asWhole(1, 120), 'months, 1 to 120', 12),
    addressesMonths: read.withDefault('RETENTION_ADDRESSES_MONTHS', asWhole(1, 120), 'months, 1 to 120', 36),
    refusedDays: read.withDefault('RETENTION_REFUSED_DAYS', asWhole(0, 365), 'days, 0 to 365', 30),
  };
}
