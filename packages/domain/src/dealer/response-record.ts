/** How a dealer handles the enquiries that come through the site. */
export interface ResponseRecord {
  enquiries: number;
  /** From 0 to 1. */
  answeredShare: number;
  /** From the delivery of an enquiry to its answer; the median. */
  medianHours: number;
}

/** What a record needs before it is fair to show it. */
export const responseRecordRules = {
  /** How far back it looks. */
  days: 180,
  /** An enquiry from yesterday is not unanswered yet. */
  graceDays: 2,
  enquiries: 10,
  /** A dealer who answers every enquiry from its own mail program seems to answer none: nothing is shown. */
  answered: 3,
} as const;

/** What the record of a private seller needs before it is fair to show it. */
export const privateRecordRules = {
  /** Buyers who wrote. */
  messages: 5,
  /** A seller who answers every message by telephone seems to answer none: nothing is shown. */
  answered: 2,
} as const;
