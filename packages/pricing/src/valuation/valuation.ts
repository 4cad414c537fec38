import type { ComparableBasis } from '../market/comparables.ts';
import type { VehicleFacts } from '../market/vehicle-facts.ts';
import type { HoldOutError } from '../model/fitted-model.ts';
import type { Explained } from '../working/working.ts';
import type { Reach } from './reach.ts';

/** What somebody wants valued; what is left out is taken as in the comparable adverts. */
export type ValuationQuestion = Pick<VehicleFacts, 'channel' | 'make' | 'model' | 'year'> &
  Partial<Omit<VehicleFacts, 'channel' | 'make' | 'model' | 'year' | 'seller' | 'condition'>> & {
    /** The advert that it stands in, which is none of its own comparables. */
    except?: string;
  };

/** Eight in ten asking prices lie between low and high. Whole euro. */
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
  /** What it would ask if it had the age, mileage and version of the one that is valued. */
  adjustedPrice: number;
}

export interface Valuation extends Explained {
  /** What owners ask who sell it themselves. */
  private: PriceRange;
  /** What a dealer might allow for it. */
  trade: PriceRange;
  /** What dealers ask. */
  dealer: PriceRange;
  /** How many adverts it was compared with. */
  comparablesFound: number;
  basis: ComparableBasis;
  /** What those have seen of such a vehicle; past it the ranges are wider. */
  reach: Reach;
  /** The nearest of them first, at most 250. */
  comparables: readonly ComparableAdvert[];
  /** The dealer's price if it had gone more or less far. */
  byMileage: readonly { mileage: number; price: number }[];
  /** The dealer's price in the years to come, driven on at its pace. */
  byAge: readonly { yearsFromNow: number; mileage: number | null; price: number }[];
  /** What was not said and therefore taken as in the comparable adverts. */
  assumed: readonly string[];
  /** How far the model was off on adverts of the channel that it had not seen. */
  error: HoldOutError;
}
