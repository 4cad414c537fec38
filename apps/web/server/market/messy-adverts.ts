import type { Advert, DealerDraft } from '@forecourt/domain';
import { isMessy, writeMessyRow } from '@forecourt/market';
import { parseFeedRow } from '@forecourt/store';

export interface MessyOptions {
  seed: number;
  /** The share of adverts that stay as they were made; 1 for a tidy market. */
  tidiness: number;
  /** By id. */
  dealers: ReadonlyMap<number, DealerDraft>;
}

/**
 * Adverts of the made-up market as they would be had sellers typed them: each messy one is written as a row of a feed and
 * read back through the same door as real stock. One that is refused there stays as it was made.
 */
export function* makeMessy(adverts: Iterable<Advert>, options: MessyOptions): Generator<Advert> {
  for (const advert of adverts) yield isMessy(advert, options) ? readBack(advert, options) : advert;
}

function readBack(advert: Advert, { seed, dealers }: MessyOptions): Advert {
  const { seller } = advert;
  const dealer = seller.kind === 'trade' ? (dealers.get(seller.dealerId) ?? null) : null;
  const parsed = parseFeedRow(writeMessyRow(advert, dealer, seed), advert.source);
  if (parsed.kind === 'bad' || parsed.advert.channel !== advert.channel) return advert;
  const { title, vehicle, usual, doubted, place, price } = parsed.advert;
  const read = { ...advert, title, vehicle, usual, doubted, place };
  if (price === advert.price) return read;
  // The quote and the history were of the price that was meant.
  return { ...read, price, finance: null, priceHistory: [{ at: advert.listedAt, price }] };
}
