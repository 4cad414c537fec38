import { type Channel, noStock, type StockByChannel } from '@forecourt/domain';

/** By dealer. */
export function groupStock(
  counts: readonly { dealerId: number; channel: Channel; count: number }[],
): ReadonlyMap<number, StockByChannel> {
  const stock = new Map<number, Record<Channel, number>>();
  for (const { dealerId, channel, count } of counts) {
    const known = stock.get(dealerId) ?? { ...noStock };
    known[channel] += count;
    stock.set(dealerId, known);
  }
  return stock;
}
