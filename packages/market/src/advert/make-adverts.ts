import {
  type Advert,
  type Channel,
  type DealerDraft,
  dayMs,
  publicReferenceOf,
  type Seller,
  vehicleMark,
} from '@forecourt/domain';
import { canTurn, lookOf, pickViews } from '@forecourt/drawings';
import { choosePhone } from '../dealer/contact.ts';
import { type MadeDealer, makeDealers } from '../dealer/make-dealers.ts';
import { firstNames } from '../dealer/people-names.ts';
import { describe } from '../description/describe.ts';
import { fullName } from '../description/vehicle-words.ts';
import { type MarketOptions, marketSource } from '../market-options.ts';
import { chooseTown, placeIn } from '../place/where.ts';
import { chooseFinance } from '../price/choose-finance.ts';
import { roundToEnding } from '../price/price-ending.ts';
import { priceModel } from '../price/price-model.ts';
import { type RandomStream, randomStream } from '../random/random-stream.ts';
import { type WeightedTable, weightedTable } from '../random/weighted-table.ts';
import { chooseDetails } from '../vehicle/details.ts';
import type { Condition, MadeVehicle } from '../vehicle/made-vehicle.ts';
import { openPlateBook, type PlateBook } from '../vehicle/plates.ts';
import { canSellNew, chooseVehicle } from './choose-vehicle.ts';
import { chooseLife } from './life.ts';

/** A dealer as the store knows it: the store assigns ids, so dealers are stored before adverts are made. */
export interface StoredDealer {
  id: number;
  draft: DealerDraft;
}

const channelShares: readonly (readonly [Channel, number])[] = [
  ['Car', 80],
  ['Commercial', 13],
  ['Bike', 7],
];
const privateShares: Record<Channel, number> = { Car: 0.215, Commercial: 0.18, Bike: 0.33 };

interface Yard {
  now: Date;
  seed: number;
  plates: PlateBook;
  dealersOf: Record<Channel, WeightedTable<{ made: MadeDealer; id: number }>>;
}

/**
 * The adverts of a market, one at a time: `size` live ones and the ended ones among them. Advert i depends
 * only on the seed, the moment and the dealers, so a larger market with the same dealers begins with the
 * smaller one.
 */
export function* makeAdverts(options: MarketOptions, dealers: readonly StoredDealer[]): Generator<Advert> {
  const ids = new Map(dealers.map(({ id, draft }) => [draft.sourceReference, id]));
  const known = makeDealers(options).flatMap((made) => {
    const id = ids.get(made.draft.sourceReference);
    return id === undefined ? [] : [{ made, id }];
  });
  const tableOf = (channel: Channel) => weightedTable(known, ({ made }) => made.stock[channel]);
  const yard: Yard = {
    now: options.now,
    seed: options.seed,
    plates: openPlateBook(),
    dealersOf: { Car: tableOf('Car'), Commercial: tableOf('Commercial'), Bike: tableOf('Bike') },
  };
  let live = 0;
  for (let index = 0; live < options.size; index += 1) {
    const advert = makeAdvert(yard, index);
    if (advert.status === 'live') live += 1;
    yield advert;
  }
}

function makeAdvert(yard: Yard, index: number): Advert {
  const { seed, now, plates } = yard;
  const random = randomStream(seed, 'advert', index);
  const channel = random.weighted(channelShares);
  const dealers = yard.dealersOf[channel];
  const dealer = dealers.isEmpty || random.chance(privateShares[channel]) ? null : dealers.at(random.next());
  const isTrade = dealer !== null;
  const place = dealer?.made.draft.place ?? placeIn(random, chooseTown(random));
  const condition = dealer === null ? 'Used' : chooseCondition(random, channel, dealer.made, now);
  const plateCounty = random.chance(0.72) ? place.county : chooseTown(random).county;
  const made = chooseVehicle(random, channel, dealer?.made ?? null, {
    condition,
    isTrade,
    now,
    county: plateCounty,
    takePlate: plates.take,
  });
  const details = randomStream(seed, 'details', index);
  const vehicle = { ...made.vehicle, ...chooseDetails(details, channel, made.vehicle, isTrade) };
  const price = choosePrice(random, made, condition, isTrade);
  const sourceReference = `advert-${index + 1}`;
  const publicReference = publicReferenceOf(marketSource, sourceReference);
  const hasFinance = dealer?.made.draft.services.some((service) => service.startsWith('Finance')) ?? false;
  const life = chooseLife(random, {
    price,
    usualPrice: usualPriceOf(made, isTrade),
    isTrade,
    notBefore: made.firstRegistered,
    now,
  });
  const description = describe({
    random,
    channel,
    made,
    vehicle,
    price,
    now,
    daysListed: (now.getTime() - Date.parse(life.listedAt)) / dayMs,
    town: place.town ?? place.county,
    county: place.county,
    dealer:
      dealer === null
        ? null
        : {
            name: dealer.made.draft.name,
            franchises: dealer.made.draft.franchises,
            hasFinance,
            services: dealer.made.draft.services,
            isBig: dealer.made.stock.Car > 1,
          },
  });
  const canFinance =
    channel === 'Car' &&
    isTrade &&
    condition !== 'New' &&
    price !== null &&
    random.chance(hasFinance ? 0.95 : 0.25);
  const look = lookOf({ channel, vehicle, publicReference });
  const partner = dealer?.made.draft.isFeaturedPartner ?? false;
  return {
    source: marketSource,
    sourceReference,
    publicReference,
    channel,
    title: condition === 'New' ? fullName(vehicle) : `${vehicleMark(vehicle)} ${fullName(vehicle)}`,
    description,
    vehicle,
    price,
    finance: canFinance ? chooseFinance(random, price, made.age) : null,
    pictures: pickViews(look, choosePictureCount(random)).map((view) => `drawing:${view}`),
    seller: dealer === null ? choosePrivateSeller(random) : { kind: 'trade', dealerId: dealer.id },
    place,
    usual: [],
    doubted: [],
    isFeatured: random.chance(partner ? 0.16 : isTrade ? 0.022 : 0.01),
    // Private sellers do not film a walk around the car.
    videoUrl: isTrade && random.chance(0.06) ? `https://videos.example/${publicReference}` : null,
    hasSpin: isTrade && random.chance(0.05) && canTurn(look),
    ...life,
  };
}

/** About six adverts in a hundred are brand-new stock. */
function chooseCondition(random: RandomStream, channel: Channel, dealer: MadeDealer, now: Date): Condition {
  if (!canSellNew(channel, dealer, now)) return 'Used';
  return random.weighted<Condition>([
    ['New', 17],
    ['Demonstrator', 4],
    ['Used', 79],
  ]);
}

function usualPriceOf({ expectedPrice }: MadeVehicle, isTrade: boolean): number {
  return expectedPrice * (isTrade ? 1 : priceModel.privateSeller);
}

function choosePrice(
  random: RandomStream,
  made: MadeVehicle,
  condition: Condition,
  isTrade: boolean,
): number | null {
  const sd = condition === 'Used' ? priceModel.noiseSd : 0.02;
  const asked = Math.max(450, usualPriceOf(made, isTrade) * Math.exp(sd * random.normal()));
  const price = roundToEnding(random, asked, isTrade);
  return random.chance(price > 90_000 ? 0.12 : 0.014) ? null : price;
}

function choosePictureCount(random: RandomStream): number {
  return random.weighted([
    [0, 1],
    [1, 2],
    [5, 10],
    [6, 14],
    [7, 16],
    [8, 18],
    [9, 15],
    [10, 12],
    [11, 7],
    [12, 5],
  ]);
}

function choosePrivateSeller(random: RandomStream): Seller {
  const name = random.pick(firstNames);
  const phone = random.chance(0.94) ? choosePhone(random) : null;
  // Every seller needs a way to be reached.
  const hasEmail = random.chance(0.5) || phone === null;
  const email = hasEmail ? `${emailName(name)}${random.whole(1, 99)}@mail.example` : null;
  return { kind: 'private', name, phone, email };
}

function emailName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
