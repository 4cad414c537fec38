/** Pages that only the reader of a mail can open: the last part of their address is a secret. */
const signedLinkPaths = {
  'answer-enquiry': '/enquiries/answer',
  'write-review': '/dealer-reviews/write',
  'reply-to-review': '/dealer-reviews/reply',
} as const;

export type SignedLinkPurpose = keyof typeof signedLinkPaths;

/** Long enough for a holiday, short enough that an old mailbox opens little. */
export const signedLinkDays = 60;

export function signedLinkPath(purpose: SignedLinkPurpose, token: string): string {
  return `${signedLinkPaths[purpose]}/${token}`;
}

/** Third-party scripts can read the address of their page. */
export function isSignedLink(path: string): boolean {
  return hideSignedLink(path) !== path;
}

/** The path for logs and tracking: their readers must not be able to answer in a dealer's name. */
export function hideSignedLink(path: string): string {
  const lowerCased = path.toLowerCase();
  const base = Object.values(signedLinkPaths).find((each) => lowerCased.startsWith(`${each}/`));
  return base === undefined ? path : `${base}/:token`;
}
