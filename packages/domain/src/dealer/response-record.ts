/** How a dealer deals with the enquiries that come through the site. */
export interface ResponseRecord {
  enquiries: number;
  /** From 0 to 1. */
  answeredShare: number;
  /** From the delivery of an enquiry to its answer; half of the answers came sooner. */
  medianHours: number;
}

/** What a record needs before it is fair to show it. */
export const responseRecordRules = {
  /** How far back it looks. */
  days: 180,
  /** An enquiry of yesterday is not one that was left unanswered. */
  graceDays: 2,
  enquiries: 10,
  /** A dealer who answers every enquiry from a mail program of its own seems to answer none: nothing is said of it. */
  answered: 3,
} as const;
