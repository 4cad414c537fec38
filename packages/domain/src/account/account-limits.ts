import { dayMs } from '../time/day-ms.ts';

const minuteMs = 60_000;

/** How long the code and the link of a sign-in mail work. */
export const signInMinutes = 15;
/** So many wrong codes end a sign-in mail. */
export const mostWrongCodes = 3;
/** How many sign-in mails are sent within an hour. */
export const signInMailsAnHour = { toOneAddress: 5, fromOneNetwork: 20 };

/** How often a change of address is mailed within a day. */
export const emailChangesADay = { ofOneAccount: 5, toOneAddress: 3 };

/** A session that nobody uses ends after this time, … */
export const idleSessionMs = 30 * dayMs;
/** … and every session ends after this one. */
export const longestSessionMs = 90 * dayMs;
/** What a thief with an open laptop must not do needs a sign-in as recent as this. */
export const freshSignInMs = 10 * minuteMs;

/** How long someone can still change their mind about deleting their account. */
export const keepDeletedDays = 7;

export const longestName = 80;
export const longestPhrase = 60;
export const mostPasskeys = 20;
