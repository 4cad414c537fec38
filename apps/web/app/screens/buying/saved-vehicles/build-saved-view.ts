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
import { buildSavedCardView, type SavedCardView } from '../../../visitor/saved/build-saved-card-view.ts';
import type { SavedSort } from './saved-sort.ts';

/** What the server said of the saved adverts: null until it has answered. */
export type SavedAnswer = ReadonlyMap<string, SavedAdsItem | null> | null;

export interface SavedEntry {
  card: SavedCardView;
  isExpired: boolean;
  priceChange: SavedPriceChange | null;
}

/**
 * The saved vehicles as the page shows them: what the browser kept, brought level with the server's answer. A reference
 * that the server was asked for and does not know is as gone as one that has ended.
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
  // The list grows at its end; whatever is equal by another order stays with the last saved first.
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
  // A price on application stands after every stated one, whichever end is asked for.
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
