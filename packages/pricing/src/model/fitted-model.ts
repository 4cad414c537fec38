import type { Layout } from './encode-vehicle.ts';
import type { Spreads } from './spreads.ts';

/** The model's error on held-out adverts, as a share of the price: 0.06 is six per cent. */
export interface HoldOutError {
  /** The number of held-out adverts. */
  adverts: number;
  median: number;
  mean: number;
  /** The share of them within a tenth. */
  withinTenth: number;
}

/** The fitted market of one channel. Only numbers and typed arrays, so that a thread can transfer it. */
export interface FittedModel {
  layout: Layout;
  coefficients: Float64Array;
  /** How firm each coefficient is: the weight of the adverts behind it plus its penalty. */
  firmness: Float64Array;
  /** The mean logarithm, which the coefficients are relative to. */
  mean: number;
  /** How many adverts with a price it was fitted from. */
  adverts: number;
  /** How many of them each model has, by its term. */
  advertsOfModel: Uint32Array;
  /** The moment for which ages were computed, as a fractional year. */
  at: number;
  holdOut: HoldOutError;
  spreads: Spreads;
}
