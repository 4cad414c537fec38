import { type Channel, channels, parseChannel } from '@forecourt/domain';
import { maximumSaved } from './saved-list.ts';
import { parseReferences } from './shared-list.ts';

/** Where saved vehicles are shown, and where a save button without JavaScript is sent. */
export const savedVehiclesPath = '/saved-vehicles';

/** Public references of saved vehicles, by channel. */
export type SavedReferences = Readonly<Record<Channel, readonly string[]>>;

const cookieName = 'saved';
const keptSeconds = 365 * 24 * 3600;
/** Ninety references take 1,200 characters; anything longer is not ours. */
const longestText = 2000;

/**
 * The saved vehicles in a `Cookie` header or in `document.cookie`. Anyone can set a cookie, so invalid references
 * and those beyond a full list are left out.
 */
export function parseSavedCookie(cookies: string | null): SavedReferences {
  const lists: Record<Channel, readonly string[]> = { Car: [], Commercial: [], Bike: [] };
  const [, text = ''] = new RegExp(`(?:^|;)\\s*${cookieName}=([^;]*)`).exec(cookies ?? '') ?? [];
  if (text.length > longestText) return lists;
  for (const list of text.trim().split('_')) {
    const [name = '', ...references] = list.split('.');
    const channel = parseChannel(name);
    if (channel) lists[channel] = parseReferences([...lists[channel], ...references], maximumSaved);
  }
  return lists;
}

/** The cookie as `Set-Cookie` and `document.cookie` take it: `saved=Car.0123456789ab_Bike.ab0123456789; Path=/…`. */
export function formatSavedCookie(lists: SavedReferences, isSecure: boolean): string {
  const text = channels
    .filter((channel) => lists[channel].length > 0)
    .map((channel) => [channel, ...parseReferences(lists[channel], maximumSaved)].join('.'))
    .join('_');
  const age = text === '' ? 0 : keptSeconds;
  return `${cookieName}=${text}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
