import {
  type Channel,
  channels,
  type Dealer,
  type DealerRating,
  nameWords,
  noStock,
  type StockByChannel,
} from '@forecourt/domain';
import type { DealerMakeStock } from '@forecourt/store';

/** The directory's input. */
export interface DirectoryFacts {
  dealers: readonly Dealer[];
  /** What each dealer has for sale. */
  stock: readonly DealerMakeStock[];
  ratings: ReadonlyMap<number, DealerRating>;
}

export interface DealerRow {
  dealer: Dealer;
  /** The name once per word, from that word to the end: `leevalleymotors`, `valleymotors`, `motors`. */
  nameEndings: readonly string[];
  stock: StockByChannel;
  /** In all channels. */
  stockCount: number;
  rating: DealerRating | null;
  /**
   * The numbers of the makes sold, in any channel and in each: numbers are counted ten times as fast as
   * names.
   */
  makes: Readonly<Record<Channel | 'any', readonly number[]>>;
}

export interface DealerRows {
  /**
   * Sorted by the dealers' names, those with stock before those without: paying does not change the order.
   */
  rows: readonly DealerRow[];
  /** The names of makes by number, in alphabetical order. */
  makes: readonly string[];
}

const collator = new Intl.Collator('en');

/**
 * A franchise counts in a channel if the dealer has stock there and some dealer sells the make there: a Ford
 * dealer with one motorcycle does not sell Ford motorcycles.
 */
export function buildDealerRows({ dealers, stock, ratings }: DirectoryFacts): DealerRows {
  const stockOf = Map.groupBy(stock, ({ dealerId }) => dealerId);
  const onSale = new Map(
    channels.map((channel) => [
      channel,
      new Set(stock.filter((each) => each.channel === channel).map(({ make }) => make)),
    ]),
  );
  const makes = distinct(
    dealers.flatMap(({ id, franchises }) => [
      ...franchises,
      ...(stockOf.get(id) ?? []).map(({ make }) => make),
    ]),
  ).sort(collator.compare);
  const numbers = new Map(makes.map((make, number) => [make, number]));
  const build = (dealer: Dealer): DealerRow => {
    const own = stockOf.get(dealer.id) ?? [];
    const counts: Record<Channel, number> = { ...noStock };
    for (const { channel, count } of own) counts[channel] += count;
    const numbersOf = (names: readonly string[]) => distinct(names).map((name) => numbers.get(name) ?? 0);
    const soldIn = (channel: Channel) =>
      numbersOf([
        ...own.filter((each) => each.channel === channel).map(({ make }) => make),
        ...dealer.franchises.filter((make) => counts[channel] > 0 && onSale.get(channel)?.has(make)),
      ]);
    const words = nameWords(dealer.name);
    return {
      dealer,
      nameEndings: words.map((_, first) => words.slice(first).join('')),
      stock: counts,
      stockCount: channels.reduce((sum, channel) => sum + counts[channel], 0),
      rating: ratings.get(dealer.id) ?? null,
      makes: {
        any: numbersOf([...dealer.franchises, ...own.map(({ make }) => make)]),
        Car: soldIn('Car'),
        Commercial: soldIn('Commercial'),
        Bike: soldIn('Bike'),
      },
    };
  };
  const rows = dealers
    .map(build)
    .sort(
      (a, b) =>
        Number(b.stockCount > 0) - Number(a.stockCount > 0) ||
        collator.compare(a.dealer.name, b.dealer.name) ||
        a.dealer.id - b.dealer.id,
    );
  return { rows, makes };
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
