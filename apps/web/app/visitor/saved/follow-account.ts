import { channels, parseJson } from '@forecourt/domain';
import { isSignedIn } from '@forecourt/site';
import { fetchFormToken } from '../../parts/forms/fetch-form-token.ts';
import { leftOut } from './left-out.ts';
import { savedLists, subscribeToAll } from './saved-lists.ts';

const commonKey = 'savedInCommon';
const askedKey = 'savedAsked';
/** A visitor who saves three cars in a row changes the account once. */
const waitMs = 1_500;

/**
 * Keeps the saved vehicles of this browser and of its account the same: once a visit, and after every change. Loaded only for
 * someone who is signed in.
 */
export function followAccount(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwnChange = false;

  async function join() {
    if (!isSignedIn(document.cookie)) return;
    const token = await fetchFormToken();
    if (!token) return;
    const answer = await fetch('/rest/1.0/account/saved-vehicles', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
      body: JSON.stringify({ saved: readLists(), common: parseJson(localStorage.getItem(commonKey)) }),
    });
    if (!answer.ok) return;
    const { account, saved, notSaved } = await answer.json();
    isOwnChange = true;
    for (const channel of channels) savedLists[channel].change(() => saved[channel]);
    isOwnChange = false;
    const references = channels.flatMap((channel) => saved[channel].map(referenceOf));
    localStorage.setItem(commonKey, JSON.stringify({ account, references }));
    sessionStorage.setItem(askedKey, account);
    if (notSaved.length > 0) leftOut.change(() => notSaved);
  }

  // Without a connection, the next change or visit tries again.
  const tryToJoin = () => join().catch(() => {});
  const stop = subscribeToAll(() => {
    if (isOwnChange) return;
    clearTimeout(timer);
    timer = setTimeout(tryToJoin, waitMs);
  });
  if (!sessionStorage.getItem(askedKey) || location.pathname === '/saved-vehicles') void tryToJoin();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function readLists() {
  const { Car, Commercial, Bike } = savedLists;
  return { Car: Car.read(), Commercial: Commercial.read(), Bike: Bike.read() };
}

const referenceOf = ({ publicReference }: { publicReference: string }) => publicReference;
