import type { bodyTypes, fuels, licences, origins } from '@forecourt/domain';

export type Fuel = (typeof fuels)[number];
export type CarBody = (typeof bodyTypes.Car)[number];
export type CommercialBody = (typeof bodyTypes.Commercial)[number];
export type BikeBody = (typeof bodyTypes.Bike)[number];
export type Licence = (typeof licences)[number];
export type Origin = (typeof origins)[number];

/** A low and a high end. */
export type Span = readonly [number, number];

/** First and last year on sale; null is still sold. */
export type SaleYears = readonly [number, number | null];

interface ModelFacts {
  name: string;
  /** How many there are on the market, relative to the other models of the channel; 0 where it is too rare to be made up. */
  weight: number;
  years: SaleYears;
  /** First and last year of a break in which nothing bore the name. */
  gap?: Span;
}

interface BatteryFacts {
  /** Batteries of the electric version. */
  kwh?: readonly number[];
  /** WLTP range of the electric version with the smallest and with the largest of them. */
  rangeKm?: Span;
  /** The battery of the plug-in hybrid, where it is not the usual one of its year. */
  plugInKwh?: number;
}

export interface CarModel extends ModelFacts, BatteryFacts {
  bodies: readonly CarBody[];
  /** Relative shares over the model's life. */
  fuels: Readonly<Partial<Record<Fuel, number>>>;
  litres: readonly number[];
  /** List price today, or the last one; for a classic what one asks for it now. */
  newPrice: Span;
  isClassic?: true;
  /** What the newest plates ask, where that was measured. */
  typicalPrice?: number;
  /** Five when left out. */
  seats?: readonly number[];
  /** Five when left out. */
  doors?: readonly number[];
  /** Share with an automatic gearbox, where that was measured. */
  automatic?: number;
  /** Loss of value a year (log-linear), where that was measured. */
  decay?: number;
  /** Reaches Ireland mostly as a used import. */
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
  /** The lowest licence that may ride it; null is off-road only. */
  licence: Licence | null;
  isElectric?: true;
}

export interface CarMake {
  make: string;
  /** Loss of value a year of the make; null where it was not measured. */
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
