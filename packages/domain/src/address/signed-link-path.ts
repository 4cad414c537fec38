import { keepDeletedDays } from '../account/account-limits.ts';
import { keepUnconfirmedDays } from '../alerts/alert-limits.ts';

/** Long enough for a holiday, short enough that an old mailbox opens little. */
const mailboxDays = 60;
/** A mail can be years old when someone wants no more of its kind: ending works for as long as there are mails. */
const endlessDays = 36_500;

/**
 * Pages that only the reader of a mail can open: the last part of their address is a secret.
 * The letter marks the purpose in the secret; the link is valid for this many days.
 */
export const signedLinks = {
  'answer-enquiry': { path: '/enquiries/answer', letter: 'a', days: mailboxDays },
  'write-review': { path: '/dealer-reviews/write', letter: 'w', days: mailboxDays },
  'reply-to-review': { path: '/dealer-reviews/reply', letter: 'r', days: mailboxDays },
  // Ends after minutes: see `signInMinutes`.
  'sign-in': { path: '/sign-in/link', letter: 's', days: 1 },
  'old-address': { path: '/account/email/from', letter: 'o', days: 2 },
  'new-address': { path: '/account/email/to', letter: 'n', days: 2 },
  'keep-account': { path: '/account/keep', letter: 'k', days: keepDeletedDays },
  'confirm-alert': { path: '/alerts/confirm', letter: 'c', days: keepUnconfirmedDays },
  'my-alerts': { path: '/alerts/mine', letter: 'm', days: mailboxDays },
  'end-alerts': { path: '/alerts/end', letter: 'e', days: endlessDays },
  'end-alert': { path: '/alerts/end-one', letter: 'x', days: endlessDays },
  'keep-alerts': { path: '/alerts/keep', letter: 'y', days: mailboxDays },
  // Each side of a conversation has its own.
  'conversation-buyer': { path: '/conversations/buying', letter: 'b', days: mailboxDays },
  'conversation-seller': { path: '/conversations/selling', letter: 'v', days: mailboxDays },
  'still-for-sale': { path: '/still-for-sale', letter: 'f', days: mailboxDays },
} as const;

/**
 * Mail addresses of the site that only it can make: replies to a conversation, for each side of it, and what comes back of a
 * mail that could not be delivered.
 */
export const signedAddresses = {
  'reply-buyer': { letter: 'p', days: mailboxDays },
  'reply-seller': { letter: 'q', days: mailboxDays },
  bounce: { letter: 'z', days: mailboxDays },
} as const;

export type SignedAddressPurpose = keyof typeof signedAddresses;

/** Where a draft goes on on another device. Its token also holds a key, so it is made elsewhere. */
export const continueSellingPath = '/sell/continue';

/** One pattern for all of them: every request is logged. */
const secretPath = new RegExp(
  `^(?:${[...Object.values(signedLinks).map(({ path }) => path), continueSellingPath].join('|')})/`,
  'i',
);

export type SignedLinkPurpose = keyof typeof signedLinks;

export function signedLinkPath(purpose: SignedLinkPurpose, token: string): string {
  return `${signedLinks[purpose].path}/${token}`;
}

/** Third-party scripts can read the address of their page. */
export function isSignedLink(path: string): boolean {
  return hideSignedLink(path) !== path;
}

/** The path for logs and tracking: their readers must not be able to answer in a dealer's name. */
export function hideSignedLink(path: string): string {
  // As the site reads it: `//` is redirected to `/`, but logged as it came.
  const asRead = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
  const base = secretPath.exec(asRead)?.[0];
  return base === undefined ? path : `${base.toLowerCase()}:token`;
}

const oneClickPaths = [signedLinks['end-alerts'].path, signedLinks['end-alert'].path];

/** Mail services send a form there by themselves, without a page of ours (RFC 8058). */
export function isOneClickLink(path: string): boolean {
  return oneClickPaths.some((base) => path.startsWith(`${base}/`));
}
