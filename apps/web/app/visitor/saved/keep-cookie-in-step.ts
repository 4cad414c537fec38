import { channels } from '@forecourt/domain';
import { formatSavedCookie, parseSavedCookie, type SavedReferences } from '@forecourt/site';
import { savedLists, subscribeToAll } from './saved-lists.ts';

/**
 * The server renders the saved vehicles from a cookie for visitors without JavaScript; with it, the browser's storage
 * decides. A vehicle that only the cookie holds was saved without JavaScript: it stays, and the saved page stores it.
 */
export function keepCookieInStep(): () => void {
  let last = readReferences();
  writeCookie(last, last);
  return subscribeToAll(() => {
    const now = readReferences();
    writeCookie(last, now);
    last = now;
  });
}

function writeCookie(last: SavedReferences, now: SavedReferences): void {
  const kept = parseSavedCookie(document.cookie);
  const [Car, Commercial, Bike] = channels.map((channel) => {
    const others = kept[channel].filter((reference) => !last[channel].includes(reference));
    return [...new Set([...now[channel], ...others])];
  });
  const lists = { Car: Car ?? [], Commercial: Commercial ?? [], Bike: Bike ?? [] };
  const isSecure = location.protocol === 'https:';
  const text = formatSavedCookie(lists, isSecure);
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  if (text !== formatSavedCookie(kept, isSecure)) document.cookie = text;
}

function readReferences(): SavedReferences {
  const of = (channel: keyof typeof savedLists) =>
    savedLists[channel].read().map(({ publicReference }) => publicReference);
  return { Car: of('Car'), Commercial: of('Commercial'), Bike: of('Bike') };
}
