import { isSignedIn } from '@forecourt/site';
import { followAccount } from './follow-account.ts';
import { keepCookieInStep } from './keep-cookie-in-step.ts';

/** Carries the saved vehicles of this browser to its cookie and, for someone who is signed in, to the account. */
export function keepInStep(): () => void {
  const stops = [keepCookieInStep(), ...(isSignedIn(document.cookie) ? [followAccount()] : [])];
  return () => {
    for (const stop of stops) stop();
  };
}
