import type { Layout } from './encode-vehicle.ts';
import type { Spreads } from './spreads.ts';

/** How far the model was off on adverts that it had not seen, as parts of the price: 0.06 is six per cent. */
export interface HoldOutError {
  /** Adverts that were kept aside. */
  adverts: number;
  median: number;
  mean: number;
  /** The part of them that came within a tenth. */
  withinTenth: number;
}

/** What one channel's market says. Numbers and typed arrays only, so that a thread can hand it over. */
export interface FittedModel {
  layout: Layout;
  coefficients: Float64Array;
  /** How firmly each coefficient stands: the weight of the adverts behind it and of what holds it back. */
  firmness: Float64Array;
  /** The mean logarithm, from which the coefficients count. */
  mean: number;
  /** Adverts with a price that it was fitted from. */
  adverts: number;
  /** How many of them each model has, by its term. */
  advertsOfModel: Uint32Array;
  /** The moment for which ages were reckoned, as a year with its part. */
  at: number;
  holdOut: HoldOutError;
  spreads: Spreads;
}
