import {
  type Channel,
  channels,
  dealerHomePath,
  dealerListingPath,
  mainChannel,
  nameWords,
} from '@forecourt/domain';
import type { DirectoryIndex } from './directory-index.ts';
import type { ListedDealer } from './directory-query.ts';

export interface SuggestedDealer {
  /** `Lee Valley Motors, Cork`. */
  label: string;
  /** Of the stock that it links to. */
  count: number;
  href: string;
}

const most = 8;

/** Dealers that the typed letters may mean: those that the directory itself would list, in its order. */
export function suggestDealers(index: DirectoryIndex, name: string, channel?: Channel): SuggestedDealer[] {
  // Letters of another script would otherwise match every dealer.
  if (nameWords(name).length === 0) return [];
  return index
    .search({ name, channel, sort: 'name', size: most })
    .hits.map((hit) => suggestionOf(hit, channel));
}

/** Links to the dealer's stock, or to its own page if it has none. */
function suggestionOf({ dealer, stock }: ListedDealer, asked: Channel | undefined): SuggestedDealer {
  const channel = asked ?? mainChannel(stock);
  const hasStock = channels.some((each) => stock[each] > 0);
  return {
    label: `${dealer.name}, ${dealer.place.town ?? `Co. ${dealer.place.county}`}`,
    count: stock[channel],
    href: hasStock ? dealerListingPath(dealer, channel) : dealerHomePath(dealer, channel),
  };
}
