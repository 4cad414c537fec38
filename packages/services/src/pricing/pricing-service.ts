import type { Advert, Channel, Doubted } from '@forecourt/domain';
import {
  type ComparableCount,
  type ComparedAdverts,
  checkVehicle,
  type EarlierAdvert,
  type FittedModel,
  findMileageConflicts,
  type PlatedAdvert,
  type PriceBook,
  type PricedAdvert,
  type PriceRating,
  type Valuation,
  type ValuationQuestion,
  type VehicleCheck,
  type YearlyCost,
  type YearlyCostOptions,
} from '@forecourt/pricing';
import { buildVehicleCard } from '@forecourt/site';
import { databaseProblemOf } from '@forecourt/store';
import { standardYearlyCost } from './with-yearly-cost.ts';

/** How an asking price compares; `too-low` if it is a warning rather than a bargain. */
export type PriceVerdict = PriceRating | 'too-low' | null;

/** Answered from memory, and null until the market is fitted: a second or so after the start. */
export interface PricingService {
  /**
   * Null if no price is asked, if something about it is doubtful, or if too few similar ones are for sale.
   */
  rate(advert: PricedAdvert): PriceRating | null;
  verdict(advert: PricedAdvert): PriceVerdict;
  /** What is hard to believe about an advert, by itself or compared with others. */
  doubts(advert: PricedAdvert): readonly Doubted[];
  /** Whether the price is doubted because similar ones cost far more: a bargain that is none. */
  isTooLow(advert: PricedAdvert): boolean;
  /** The adverts that the rating is based on. */
  comparedWith(advert: PricedAdvert): ComparedAdverts | null;
  /** Null if too few similar ones are for sale. */
  value(question: ValuationQuestion): Valuation | null;
  /** How many adverts a vehicle can be compared with, and which, even if they are too few. */
  comparables(question: ValuationQuestion): ComparableCount;
  yearlyCost(advert: PricedAdvert, options: YearlyCostOptions): YearlyCost;
  /**
   * The yearly cost that searches compare: the standard distance, without depreciation; null if too little is
   * stated.
   */
  standardYearlyCost(advert: PricedAdvert): number | null;
  /** The last fit of a channel's market, with its error on held-out adverts. */
  model(channel: Channel): FittedModel | null;
  /** What a plate and the market's history tell; null if the plate has no known format. */
  check(plate: string): Promise<VehicleCheck | null>;
  /**
   * Live adverts with the same plate and another mileage; none if the plate has no known format, or while the
   * database is unreachable.
   */
  mileageConflicts(advert: PlatedAdvert): Promise<readonly EarlierAdvert[]>;
}

export interface PricingServiceParts {
  book: PriceBook;
  /** The adverts with this plate, live and ended. */
  findByPlate(plate: string): Promise<readonly Advert[]>;
  /** Their references, which are quicker to find. */
  findReferencesByPlate(plate: string): Promise<readonly string[]>;
  now?: () => Date;
}

/** Prices for pages and REST: answered from memory, except for history that only the store has. */
export function createPricingService({
  book,
  findByPlate,
  findReferencesByPlate,
  now = () => new Date(),
}: PricingServiceParts): PricingService {
  return {
    rate: (advert) => book.rate(advert),
    verdict: (advert) => book.rate(advert) ?? (book.isTooLow(advert) ? 'too-low' : null),
    doubts: (advert) => book.doubts(advert),
    isTooLow: (advert) => book.isTooLow(advert),
    comparedWith: (advert) => book.comparedWith(advert),
    value: (question) => book.value(question),
    comparables: (question) => book.comparables(question),
    yearlyCost: (advert, options) => book.yearlyCost(advert, options),
    standardYearlyCost: (advert) => standardYearlyCost(advert, now()),
    model: (channel) => book.model(channel),
    async check(plate) {
      if (!checkVehicle(plate, [], now())) return null;
      const adverts = await findByPlate(plate);
      return checkVehicle(plate, adverts.map(withoutSeller), now());
    },
    async mileageConflicts(advert) {
      const { registration } = advert.vehicle;
      if (registration === null || !checkVehicle(registration, [], now())) return [];
      try {
        const references = await findReferencesByPlate(registration);
        if (references.every((each) => each === advert.publicReference)) return [];
        return findMileageConflicts(advert, (await findByPlate(registration)).map(withoutSeller));
      } catch (error) {
        // An advert is shown from memory while the database is unreachable, rather than not at all.
        if (databaseProblemOf(error)) return [];
        throw error;
      }
    },
  };
}

/** What the market remembers about a vehicle; the past seller stays private. */
function withoutSeller(advert: Advert): EarlierAdvert {
  const { publicReference, status, channel, listedAt, endedAt, priceHistory, vehicle } = advert;
  return {
    publicReference,
    status,
    channel,
    listedAt,
    endedAt,
    priceHistory,
    imageUrl: buildVehicleCard(advert).imageUrl,
    vehicle: {
      make: vehicle.make,
      model: vehicle.model,
      year: vehicle.year,
      condition: vehicle.condition,
      registration: vehicle.registration,
      derivative: vehicle.derivative,
      mileage: vehicle.mileage,
      isMileageInMiles: vehicle.isMileageInMiles,
      colour: vehicle.colour,
      fuel: vehicle.fuel,
      transmission: vehicle.transmission,
      body: vehicle.body,
      engineCc: vehicle.engineCc,
      owners: vehicle.owners,
      origin: vehicle.origin,
    },
  };
}
