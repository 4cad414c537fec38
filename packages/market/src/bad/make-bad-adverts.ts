import {
  type Advert,
  type AdvertDraft,
  type DealerReview,
  dayMs,
  emptySellingFields,
  type Finding,
  findFindings,
  isHolding,
  type PastEnquiry,
  type RuleFacts,
  type SellingFields,
} from '@forecourt/domain';
import type { MarketOptions } from '../market-options.ts';

/** Somebody who places an advert that the checks hold. Nobody is behind the address. */
export interface BadSeller {
  email: string;
  accountCreatedAt: string;
  draftId: string;
  sentAt: string;
  fields: SellingFields;
  advert: Omit<AdvertDraft, 'source' | 'sourceReference'>;
  holds: readonly Finding[];
}

/** What waits in the office of a made-up market. */
export interface BadMarket {
  sellers: readonly BadSeller[];
  /** Reports of live adverts. */
  reports: readonly PastEnquiry[];
  /** Reviews that wait. */
  reviews: readonly DealerReview[];
}

/** What is wrong with an advert that is otherwise like one of the market's own. */
interface Badness {
  name: string;
  /** Of the account, in days. */
  age: number;
  hoursAgo: number;
  suits(advert: Advert): boolean;
  change(like: Advert): {
    price: number;
    words: string;
    km?: number;
    reason?: string;
    /** Written on another plate than that of the advert that it is like. */
    plate?: string;
    facts?: Partial<RuleFacts>;
  };
}

const isCar = ({ channel, price, vehicle }: Advert) =>
  channel === 'Car' && price !== null && vehicle.registration !== null && vehicle.condition === 'Used';
const share = (advert: Advert, part: number) => Math.round(((advert.price ?? 0) * part) / 50) * 50;

const badnesses: readonly Badness[] = [
  {
    name: 'faraway',
    age: 0.2,
    hoursAgo: 30,
    suits: (advert) => isCar(advert) && advert.status === 'live' && (advert.price ?? 0) > 15_000,
    change: (like) => ({
      price: share(like, 0.3),
      words:
        'Car is in perfect condition, no scratches. I am abroad for work so it cannot be viewed, but my shipping agent will deliver it to your door. Payment by Western Union, you have five days to inspect.',
      facts: { goingRate: share(like, 1) },
    }),
  },
  {
    name: 'phone',
    age: 400,
    hoursAgo: 20,
    suits: (advert) => isCar(advert) && (advert.price ?? 0) < 12_000,
    change: (like) => ({
      price: share(like, 0.97),
      words:
        'Great little car, just serviced, new front tyres and a long NCT. Selling because we need something bigger. Call 087 555 0134 any time, I don’t read messages here.',
    }),
  },
  {
    name: 'copy',
    age: 1.5,
    hoursAgo: 9,
    suits: (advert) =>
      isCar(advert) &&
      advert.status === 'live' &&
      advert.seller.kind === 'trade' &&
      advert.description.length > 200,
    change: (like) => ({
      price: share(like, 0.8),
      words: like.description,
      plate: like.vehicle.registration ?? '',
      facts: {
        plateElsewhere: [like.publicReference],
        sameWords: [like.publicReference],
        goingRate: share(like, 1),
      },
    }),
  },
  {
    name: 'clock',
    age: 90,
    hoursAgo: 5,
    suits: (advert) => isCar(advert) && advert.status === 'ended' && (advert.vehicle.mileage ?? 0) > 120_000,
    change: (like) => ({
      price: share(like, 1.1),
      words:
        'Very clean inside and out, drives like new and was always garaged. Two keys, full service history up to last year. First to see will buy it.',
      plate: like.vehicle.registration ?? '',
      km: Math.round((like.vehicle.mileage ?? 0) / 2000) * 1000,
      reason: 'The dashboard was replaced and starts from there',
      facts: { earlierKm: like.vehicle.mileage },
    }),
  },
  {
    name: 'dear',
    age: 0.1,
    hoursAgo: 2,
    suits: (advert) => isCar(advert) && (advert.price ?? 0) > 42_000,
    change: (like) => ({
      price: share(like, 0.95),
      words:
        'Bought new here in 2023 and serviced by the main dealer since. I’m the only owner. Selling because my new company car arrives in January. Evenings and weekends suit for a viewing.',
    }),
  },
];

const reportTexts = [
  'I rang about this one and was asked for a €500 deposit before I could see it. It doesn’t feel right.',
  'Was told on the phone that this was sold two weeks ago, they only wanted to sell me another one.',
] as const;

const rudeReview = {
  author: 'Conor D.',
  rating: 1,
  title: 'Avoid',
  body: 'The salesman lives at 12 Main Street and drives a red van, if anybody wants a word with him.',
  reply: null,
  state: 'pending',
} as const;

/** A few bad adverts, so that whoever opens the office sees it work. The same plan gives the same ones. */
export function makeBadMarket(
  { now }: MarketOptions,
  adverts: Iterable<Advert>,
  dealerIds: readonly number[] = [],
): BadMarket {
  const pool: Advert[] = [];
  for (const advert of adverts) {
    pool.push(advert);
    if (pool.length >= poolSize) break;
  }
  const taken = new Set<string>();
  const sellers = badnesses.flatMap((badness) => {
    const like = pool.find((advert) => !taken.has(advert.publicReference) && badness.suits(advert));
    if (!like) return [];
    taken.add(like.publicReference);
    return [makeBadSeller(badness, like, now)];
  });
  const live = pool.filter((advert) => advert.status === 'live' && !taken.has(advert.publicReference));
  const reports = reportTexts.flatMap((message, index) => {
    const about = live[index * 7 + 3];
    return about ? [makeReport(about, message, index, now)] : [];
  });
  const reviews = dealerIds.slice(0, 1).map((dealerId) => ({
    ...rudeReview,
    dealerId,
    writtenAt: new Date(now.getTime() - dayMs / 2).toISOString(),
  }));
  return { sellers, reports, reviews };
}

/** Enough to find each kind in. */
const poolSize = 1500;

function makeBadSeller(badness: Badness, like: Advert, now: Date): BadSeller {
  const { name, age, hoursAgo } = badness;
  const changed = badness.change(like);
  const { price, words, reason = '' } = changed;
  const km = changed.km ?? like.vehicle.mileage;
  const { year } = like.vehicle;
  // One plate of the year that no other advert has: the market gives out no number as high.
  const plate =
    changed.plate ?? `${String(year).slice(2)}${year > 2012 ? '1' : ''}-D-9${badnesses.indexOf(badness)}871`;
  const sentAt = new Date(now.getTime() - hoursAgo * 3_600_000).toISOString();
  const email = `${name}.seller@mail.example`;
  const { source, sourceReference, ...stated } = like;
  const advert: BadSeller['advert'] = {
    channel: stated.channel,
    title: stated.title,
    description: words,
    vehicle: { ...stated.vehicle, registration: plate, mileage: km },
    usual: stated.usual,
    doubted: reason === '' ? stated.doubted : ['mileage'],
    price,
    finance: null,
    pictures: stated.pictures,
    videoUrl: null,
    hasSpin: false,
    seller: { kind: 'private', name: 'Pat', phone: null, email },
    place: stated.place,
    isFeatured: false,
  };
  const facts: RuleFacts = {
    from: 'seller',
    isPrivate: true,
    price,
    isPriceMeant: false,
    goingRate: null,
    words,
    plate,
    year,
    km,
    mileageReason: reason,
    earlierKm: null,
    plateElsewhere: [],
    sameUploads: [],
    similarUploads: [],
    sameWords: [],
    accountAgeDays: age,
    refusedBefore: null,
    wasAskedToChange: false,
    ...changed.facts,
  };
  return {
    email,
    accountCreatedAt: new Date(Date.parse(sentAt) - age * dayMs).toISOString(),
    draftId: `made-up-${name}`,
    sentAt,
    fields: fieldsOf(advert, { words, price, km, plate, reason }),
    advert,
    holds: findFindings(facts).filter(isHolding),
  };
}

function fieldsOf(
  { channel, vehicle, place }: BadSeller['advert'],
  typed: { words: string; price: number; km: number | null; plate: string; reason: string },
): SellingFields {
  const text = (value: string | number | null) => String(value ?? '');
  return {
    ...emptySellingFields,
    plate: typed.plate,
    mileage: text(typed.km),
    mileageUnit: 'km',
    mileageReason: typed.reason,
    channel,
    make: vehicle.make,
    model: vehicle.model,
    derivative: text(vehicle.derivative),
    year: text(vehicle.year),
    fuel: text(vehicle.fuel),
    transmission: text(vehicle.transmission),
    body: text(vehicle.body),
    colour: text(vehicle.colour),
    accident: 'no',
    financeOwed: 'unknown',
    hireUse: 'no',
    serviceHistory: 'Full',
    price: text(typed.price),
    words: typed.words,
    name: 'Pat',
    county: place.county,
    town: text(place.town),
    isTrader: 'no',
  };
}

function makeReport(
  { channel, publicReference }: Advert,
  message: string,
  index: number,
  now: Date,
): PastEnquiry {
  return {
    draft: {
      idempotencyKey: `market-report-${index + 1}`,
      channel,
      kind: 'report',
      publicReference,
      dealerId: null,
      name: 'A visitor of the made-up market',
      // Nobody is there to read a receipt.
      email: null,
      phone: null,
      message,
      preferredTime: null,
      visitor: null,
    },
    receivedAt: new Date(now.getTime() - (index + 1) * 4 * 3_600_000).toISOString(),
    answeredAt: null,
  };
}
