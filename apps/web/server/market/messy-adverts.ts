import type { Advert, DealerDraft } from '@forecourt/domain';
import { isMessy, writeMessyRow } from '@forecourt/market';
import { parseFeedRow } from '@forecourt/store';

export interface MessyOptions {
  seed: number;
  /** The share of adverts that stay as generated; 1 for a tidy market. */
  tidiness: number;
  /** By id. */
  dealers: ReadonlyMap<number, DealerDraft>;
}

/**
 * Adverts of the made-up market as sellers would have typed them: each messy one is written as a feed row and
 * parsed like real stock. One that is rejected there stays as generated.
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
  // The finance quote and the history belonged to the intended price.
  return { ...read, price, finance: null, priceHistory: [{ at: advert.listedAt, price }] };
}
