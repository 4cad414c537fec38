import { freshSignInMs, idleSessionMs, longestSessionMs } from './account-limits.ts';

export interface SessionTimes {
  signedInAt: string;
  lastSeenAt: string;
  endedAt: string | null;
}

export function isSessionOpen({ signedInAt, lastSeenAt, endedAt }: SessionTimes, now: number): boolean {
  if (endedAt !== null) return false;
  return now < Date.parse(lastSeenAt) + idleSessionMs && now < Date.parse(signedInAt) + longestSessionMs;
}

/** Whether the sign-in is recent enough for what only its owner may do. */
export function isSignInFresh({ signedInAt }: Pick<SessionTimes, 'signedInAt'>, now: number): boolean {
  // A time ahead was stored while the clock was wrong.
  return Math.abs(now - Date.parse(signedInAt)) < freshSignInMs;
}
