import { isSignedIn } from '@forecourt/site';
import { followAccount } from './follow-account.ts';
import { keepCookieInStep } from './keep-cookie-in-step.ts';

/** Carries the saved vehicles of this browser to its cookie and, for someone who is signed in, to the account, whose unread messages it shows. */
export function keepInStep(): () => void {
  // Without a connection, the next page tries again.
  if (isSignedIn(document.cookie)) {
    void import('../messages/show-unread.ts').then(({ showUnread }) => showUnread()).catch(() => {});
  }
  const stops = [keepCookieInStep(), ...(isSignedIn(document.cookie) ? [followAccount()] : [])];
  return () => {
    for (const stop of stops) stop();
  };
}
