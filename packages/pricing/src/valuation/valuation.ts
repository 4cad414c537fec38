import type { ComparableBasis } from '../market/comparables.ts';
import type { VehicleFacts } from '../market/vehicle-facts.ts';
import type { HoldOutError } from '../model/fitted-model.ts';
import type { Explained } from '../working/working.ts';
import type { Reach } from './reach.ts';

/** The vehicle to value; missing details are taken from the comparable adverts. */
export type ValuationQuestion = Pick<VehicleFacts, 'channel' | 'make' | 'model' | 'year'> &
  Partial<Omit<VehicleFacts, 'channel' | 'make' | 'model' | 'year' | 'seller' | 'condition'>> & {
    /** Its own advert, which is not one of its comparables. */
    except?: string;
  };

/** Eight in ten asking prices are between low and high. Whole euro. */
export interface PriceRange {
  price: number;
  low: number;
  high: number;
}

export interface ComparableAdvert {
  publicReference: string;
  price: number;
  year: number;
  mileage: number | null;
  /** Its price if it had the age, mileage and version of the valued vehicle. */
  adjustedPrice: number;
}

export interface Valuation extends Explained {
  /** What private sellers ask. */
  private: PriceRange;
  /** What a dealer might allow for it. */
  trade: PriceRange;
  /** What dealers ask. */
  dealer: PriceRange;
  /** How many adverts it was compared with. */
  comparablesFound: number;
  basis: ComparableBasis;
  /** How far those cover such a vehicle; beyond it the ranges are wider. */
  reach: Reach;
  /** The most similar first, at most 250. */
  comparables: readonly ComparableAdvert[];
  /** The dealer's price at a higher or lower mileage. */
  byMileage: readonly { mileage: number; price: number }[];
  /** The dealer's price in future years, driven at the same rate. */
  byAge: readonly { yearsFromNow: number; mileage: number | null; price: number }[];
  /** What was not stated and therefore taken from the comparable adverts. */
  assumed: readonly string[];
  /** The model's error on held-out adverts of the channel. */
  error: HoldOutError;
}
