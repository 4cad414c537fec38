import type { bodyTypes, fuels, licences, origins } from '@forecourt/domain';

export type Fuel = (typeof fuels)[number];
export type CarBody = (typeof bodyTypes.Car)[number];
export type CommercialBody = (typeof bodyTypes.Commercial)[number];
export type BikeBody = (typeof bodyTypes.Bike)[number];
export type Licence = (typeof licences)[number];
export type Origin = (typeof origins)[number];

/** A low and a high end. */
export type Span = readonly [number, number];

/** First and last year on sale; null means still sold. */
export type SaleYears = readonly [number, number | null];

interface ModelFacts {
  name: string;
  /**
   * How many there are on the market, relative to the other models of the channel; 0 if it is too rare for
   * the made-up market.
   */
  weight: number;
  years: SaleYears;
  /** First and last year of a break in which no model had the name. */
  gap?: Span;
}

interface BatteryFacts {
  /** Batteries of the electric version. */
  kwh?: readonly number[];
  /** WLTP range of the electric version with the smallest and with the largest of them. */
  rangeKm?: Span;
  /** The battery of the plug-in hybrid, if it is not the usual one of its year. */
  plugInKwh?: number;
}

export interface CarModel extends ModelFacts, BatteryFacts {
  bodies: readonly CarBody[];
  /** Relative shares over the model's life. */
  fuels: Readonly<Partial<Record<Fuel, number>>>;
  litres: readonly number[];
  /** List price today, or the last one; for a classic its current asking price. */
  newPrice: Span;
  isClassic?: true;
  /** The asking price with the newest plates, if measured. */
  typicalPrice?: number;
  /** Defaults to five. */
  seats?: readonly number[];
  /** Defaults to five. */
  doors?: readonly number[];
  /** Share with an automatic gearbox, if measured. */
  automatic?: number;
  /** Depreciation per year (log-linear), if measured. */
  decay?: number;
  /** Mostly reaches Ireland as a used import. */
  importedFrom?: Origin;
}

export interface CommercialModel extends ModelFacts, BatteryFacts {
  bodies: readonly CommercialBody[];
  fuels: Readonly<Partial<Record<Fuel, number>>>;
  litres: readonly number[];
  newPriceExVat: Span;
  seats: readonly number[];
  grossKg: Span;
  payloadKg?: Span;
  towingKg?: number;
}

export interface BikeModel extends ModelFacts {
  body: BikeBody;
  cc: readonly number[];
  newPrice: Span;
  /** The lowest licence that may ride it; null means off-road only. */
  licence: Licence | null;
  isElectric?: true;
}

export interface CarMake {
  make: string;
  /** The make's depreciation per year; null if not measured. */
  decay: number | null;
  models: readonly CarModel[];
}

export interface CommercialMake {
  make: string;
  models: readonly CommercialModel[];
}

export interface BikeMake {
  make: string;
  models: readonly BikeModel[];
}
