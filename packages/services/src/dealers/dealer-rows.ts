import {
  type Channel,
  channels,
  type Dealer,
  type DealerRating,
  noStock,
  type StockByChannel,
} from '@forecourt/domain';
import type { DealerMakeStock } from '@forecourt/store';

/** What the directory is made of. */
export interface DirectoryFacts {
  dealers: readonly Dealer[];
  /** What each of them has for sale. */
  stock: readonly DealerMakeStock[];
  ratings: ReadonlyMap<number, DealerRating>;
}

export interface DealerRow {
  dealer: Dealer;
  stock: StockByChannel;
  /** In all channels. */
  stockCount: number;
  rating: DealerRating | null;
  /** The makes sold, in whatever channel and in each one. */
  makes: Readonly<Record<Channel | 'any', ReadonlySet<string>>>;
}

/**
 * The dealers in the order of their names, those with something to sell before those without: who pays is not seen
 * first. A franchise is sold in a channel when the dealer has stock there and anybody sells the make there: a Ford dealer
 * with one motorcycle does not sell Ford motorcycles.
 */
export function buildDealerRows({ dealers, stock, ratings }: DirectoryFacts): DealerRow[] {
  const stockOf = Map.groupBy(stock, ({ dealerId }) => dealerId);
  const onSale = new Map(
    channels.map((channel) => [
      channel,
      new Set(stock.filter((each) => each.channel === channel).map(({ make }) => make)),
    ]),
  );
  const collator = new Intl.Collator('en');
  return dealers
    .map((dealer) => buildRow(dealer, stockOf.get(dealer.id) ?? [], ratings.get(dealer.id) ?? null, onSale))
    .sort(
      (a, b) =>
        Number(b.stockCount > 0) - Number(a.stockCount > 0) ||
        collator.compare(a.dealer.name, b.dealer.name) ||
        a.dealer.id - b.dealer.id,
    );
}

function buildRow(
  dealer: Dealer,
  stock: readonly DealerMakeStock[],
  rating: DealerRating | null,
  onSale: ReadonlyMap<Channel, ReadonlySet<string>>,
): DealerRow {
  const counts: Record<Channel, number> = { ...noStock };
  for (const { channel, count } of stock) counts[channel] += count;
  const soldIn = (channel: Channel) =>
    new Set([
      ...stock.filter((each) => each.channel === channel).map(({ make }) => make),
      ...dealer.franchises.filter((make) => counts[channel] > 0 && onSale.get(channel)?.has(make)),
    ]);
  return {
    dealer,
    stock: counts,
    stockCount: channels.reduce((sum, channel) => sum + counts[channel], 0),
    rating,
    makes: {
      any: new Set([...dealer.franchises, ...stock.map(({ make }) => make)]),
      Car: soldIn('Car'),
      Commercial: soldIn('Commercial'),
      Bike: soldIn('Bike'),
    },
  };
}
