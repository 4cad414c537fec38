import {
  type Advert,
  type ChangedVehicle,
  findRelisted,
  type PricePoint,
  type SearchableAdvert,
} from '@forecourt/domain';
import {
  type AdvertChange,
  type Database,
  findAdverts,
  findSearchableAdverts,
  keyOfPlate,
  readPlateLives,
} from '@forecourt/store';

/** What happened to one advert in a batch of changes. */
export interface ChangedAdvert {
  publicReference: string;
  /** The number of its last change. */
  sequence: number;
  /** Its plate, or its reference. */
  vehicleKey: string;
  /** As it is now, or as it was when it ended. */
  advert: SearchableAdvert;
  isForSale: boolean;
  /** It came for sale in this batch. */
  wasAdded: boolean;
  wasEnded: boolean;
  /** Adverts of the same vehicle, this one included. */
  references: readonly string[];
  /** Without how long it was away, which is only known when the news is stored. */
  vehicle: Omit<ChangedVehicle, 'awaySince'>;
  /** When its earlier advert ended, if this is another advert of its plate. */
  relistedAfter: string | null;
  /** What it cost before, if that changed; null if nothing did. */
  priceBefore: { price: number | null } | null;
}

/** The adverts of a batch of changes, each once, with what their plates say. */
export async function readChangedVehicles(
  db: Database,
  changes: readonly AdvertChange[],
): Promise<ChangedAdvert[]> {
  const byReference = Map.groupBy(changes, ({ publicReference }) => publicReference);
  const references = [...byReference.keys()];
  const forSale = new Map(
    (await findSearchableAdverts(db, references)).map((advert) => [advert.publicReference, advert]),
  );
  const others = await findAdverts(
    db,
    references.filter((reference) => !forSale.has(reference)),
  );
  const adverts = [...forSale.values(), ...others.map((advert) => ({ ...advert, status: 'live' as const }))];
  const plates = adverts.flatMap(({ vehicle }) => keyOfPlate(vehicle.registration) ?? []);
  const lives = await readPlateLives(db, [...new Set(plates)]);
  const chains = new Map(
    adverts.map(({ publicReference, vehicle }) => {
      const ofPlate = lives.get(keyOfPlate(vehicle.registration) ?? '') ?? [];
      return [publicReference, findRelisted(ofPlate, publicReference)];
    }),
  );
  const earlier = await findEarlier(db, chains, forSale);
  return adverts.map((advert): ChangedAdvert => {
    const { publicReference } = advert;
    const own = byReference.get(publicReference) ?? [];
    const last = own.at(-1);
    const first = own[0];
    const chain = chains.get(publicReference) ?? [];
    const ofPlate = lives.get(keyOfPlate(advert.vehicle.registration) ?? '') ?? [];
    const isElsewhere = ofPlate.some(
      (life) => life.publicReference !== publicReference && life.endedAt === null,
    );
    const prices = [...chain.flatMap((life) => earlier.get(life.publicReference) ?? []), ...pricesOf(advert)];
    return {
      publicReference,
      sequence: last?.sequence ?? 0,
      vehicleKey:
        chain.length > 0 ? (keyOfPlate(advert.vehicle.registration) ?? publicReference) : publicReference,
      advert,
      isForSale: forSale.has(publicReference) || isElsewhere,
      wasAdded: own.some(({ kind }) => kind === 'added'),
      wasEnded: own.some(({ kind }) => kind === 'ended') && !isElsewhere,
      references: chain.length > 0 ? chain.map((life) => life.publicReference) : [publicReference],
      vehicle: {
        at: last?.at ?? advert.listedAt,
        isForSale: forSale.has(publicReference) || isElsewhere,
        firstListedAt: chain[0]?.listedAt ?? advert.listedAt,
        prices,
      },
      relistedAfter: isElsewhere ? null : (chain.at(-2)?.endedAt ?? null),
      priceBefore: findPriceBefore(prices, first?.at ?? ''),
    };
  });
}

type Chains = ReadonlyMap<string, readonly { publicReference: string }[]>;

/** The prices of the earlier adverts of the same plates. */
async function findEarlier(
  db: Database,
  chains: Chains,
  known: ReadonlyMap<string, unknown>,
): Promise<Map<string, readonly PricePoint[]>> {
  const references = [...chains].flatMap(([own, chain]) =>
    chain.map((life) => life.publicReference).filter((reference) => reference !== own),
  );
  const wanted = [...new Set(references)].filter((reference) => !known.has(reference)).slice(0, 1000);
  const adverts: Advert[] = await findAdverts(db, wanted);
  return new Map(adverts.map((advert) => [advert.publicReference, pricesOf(advert)]));
}

/** What an advert has cost, the oldest first. */
export function pricesOf({ priceHistory = [], listedAt, price }: SearchableAdvert): readonly PricePoint[] {
  return priceHistory.length > 0 ? priceHistory : [{ at: listedAt, price }];
}

/** The price that applied before the first of these changes, if another one applies now. */
function findPriceBefore(
  prices: readonly PricePoint[],
  firstChangeAt: string,
): { price: number | null } | null {
  const before = prices.findLast(({ at }) => at < firstChangeAt);
  const now = prices.at(-1);
  return before && now && before.price !== now.price ? { price: before.price } : null;
}
