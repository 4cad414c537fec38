import { type Channel, isPoa, isPublicReference, parseJson } from '@forecourt/domain';
import { placeholderImage } from '../image/image-address.ts';
import { addSaved, type SavedList } from './saved-list.ts';
import type { CardFinance, SavedVehicle } from './saved-vehicle.ts';

/**
 * Parses a list from the browser's storage, which extensions, older versions and curious people may have
 * changed. Keeps whatever it understands: losing one odd entry is better than losing all of them.
 */
export function parseSavedList(stored: string | null, channel: Channel): SavedList {
  const entries = parseJson(stored);
  if (!Array.isArray(entries)) return [];
  return entries.reduce<SavedList>((list, entry) => {
    const vehicle = parseSavedVehicle(entry, channel);
    return vehicle ? addSaved(list, vehicle) : list;
  }, []);
}

export function formatSavedList(list: SavedList): string {
  return JSON.stringify(list);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' ? value : other);

/** One entry of such a list; null if it cannot be a vehicle. */
export function parseSavedVehicle(entry: unknown, channel: Channel): SavedVehicle | null {
  // The reference becomes part of an address: anything else could lead anywhere.
  if (!isRecord(entry) || typeof entry.publicReference !== 'string') return null;
  if (!isPublicReference(entry.publicReference)) return null;
  const price = isAmount(entry.price) ? entry.price : null;
  return {
    publicReference: entry.publicReference,
    status: textOr(entry.status, 'live'),
    make: textOr(entry.make, ''),
    model: textOr(entry.model, ''),
    title: textOr(entry.title, ''),
    derivative: textOr(entry.derivative, null),
    imageUrl: parseImageUrl(entry.imageUrl, channel),
    imageCount: isAmount(entry.imageCount) ? Math.floor(entry.imageCount) : 0,
    price,
    poa: entry.poa === true || isPoa(price),
    condition: textOr(entry.condition, null),
    finance: parseFinance(entry.finance),
  };
}

/** Only our own pictures: an address on another host would tell that host what the visitor looks at. */
function parseImageUrl(url: unknown, channel: Channel): string {
  return typeof url === 'string' && url.startsWith('/media/') ? url : placeholderImage(channel);
}

function parseFinance(finance: unknown): CardFinance | null {
  if (!isRecord(finance)) return null;
  const { monthlyPayment, quoteType } = finance;
  if (!isAmount(monthlyPayment)) return null;
  return quoteType === 'HP' || quoteType === 'PCP' ? { monthlyPayment, quoteType } : null;
}
