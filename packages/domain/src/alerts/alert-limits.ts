import { dayMs } from '../time/day-ms.ts';

/** How many a person can have. */
export const mostAlerts = { search: 20, vehicle: 30 } as const;

/** An alert that nobody confirmed is erased. */
export const keepUnconfirmedDays = 7;
/** How many mails ask for a confirmation. */
export const confirmationMails = { toOneAddressADay: 3, fromOneNetworkAnHour: 20 } as const;
/** Pressing the button again does not send another mail so soon. */
export const sameConfirmationMs = 10 * 60_000;

/** What happens within this time comes in one mail. */
export const gatherMs = 5 * 60_000;
/** After so many in a day, the rest waits for the next morning. */
export const mailsAtOnceADay = 5;
/** The rest is counted. */
export const mostAlertCards = 20;

export const muteDays = 7;

/** Someone who has given no sign of life for so long is asked once, and so long after that told no more. */
export const silentDays = 183;
export const silentAnswerDays = 14;

/** So many mails that a mailbox put off in so many days end its alerts. */
export const softBounces = { count: 5, days: 14 } as const;

/** A vehicle that was away for less than this was never gone: feeds drop adverts and bring them back. */
export const shortestAwayMs = dayMs;
/** A plate that is advertised again within this time continues its earlier advert. */
export const relistDays = 90;
/** What was told is remembered for so long, so that it is not told again. */
export const keepToldDays = 400;
