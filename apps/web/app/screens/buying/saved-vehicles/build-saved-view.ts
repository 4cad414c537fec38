import { type Channel, parseMark } from '@forecourt/domain';
import {
  describePriceChange,
  isExpired,
  type SavedAdsItem,
  type SavedList,
  type SavedPriceChange,
  type SavedVehicle,
  savedVehicleOfSavedAdsItem,
} from '@forecourt/site';
import type { VehicleCardProps } from '@forecourt/ui';
import { buildSavedCardView } from '../../../visitor/saved/build-saved-card-view.ts';
import type { SavedSort } from './saved-sort.ts';

/** The server's response about the saved adverts: null until it arrives. */
export type SavedAnswer = ReadonlyMap<string, SavedAdsItem | null> | null;

export interface SavedEntry {
  card: VehicleCardProps;
  isExpired: boolean;
  priceChange: SavedPriceChange | null;
}

/**
 * The saved vehicles as shown: what the browser stored, updated with the server's response. A reference that
 * was requested and that the server does not know counts as ended.
 */
export function buildSavedView(
  list: SavedList,
  answer: SavedAnswer,
  sort: SavedSort,
  channel: Channel,
): SavedEntry[] {
  const entries = list.map((saved) => {
    const item = answer?.get(saved.publicReference);
    const now = item ? savedVehicleOfSavedAdsItem(item) : saved;
    const isGone = item === null || isExpired(now.status);
    return { saved, now, isGone, year: item ? yearOf(item.yearHalfYear) : 0 };
  });
  // The list grows at its end; ties in another order keep the latest first.
  return entries
    .reverse()
    .sort((a, b) => (sort === 'newest' ? 0 : Number(a.isGone) - Number(b.isGone) || compareBy[sort](a, b)))
    .map(({ saved, now, isGone }) => ({
      card: buildSavedCardView(now, channel),
      isExpired: isGone,
      priceChange: isGone ? null : describePriceChange(saved.price, now.price),
    }));
}

interface Sortable {
  now: SavedVehicle;
  year: number;
}

const compareBy: Record<Exclude<SavedSort, 'newest'>, (a: Sortable, b: Sortable) => number> = {
  // A price on application comes last in either direction.
  'price-asc': (a, b) => (a.now.price ?? Number.MAX_SAFE_INTEGER) - (b.now.price ?? Number.MAX_SAFE_INTEGER),
  'price-desc': (a, b) => (b.now.price ?? -1) - (a.now.price ?? -1),
  'year-desc': (a, b) => b.year - a.year,
  title: (a, b) => `${a.now.make} ${a.now.model}`.localeCompare(`${b.now.make} ${b.now.model}`, 'en-IE'),
};

/** A year with its half, so that 192 comes before 191. */
function yearOf(mark: string): number {
  const parsed = parseMark(mark);
  return parsed ? parsed.year + (parsed.half === 2 ? 0.5 : 0) : 0;
}
