import type { ChannelTable } from '../market/channel-table.ts';
import { fewestComparables } from '../market/comparables.ts';
import type { VehicleFacts } from '../market/vehicle-facts.ts';
import { createEncoding, encodeRow, sumEncoding } from './encode-vehicle.ts';
import type { FittedModel } from './fitted-model.ts';
import { measuresOf } from './measures.ts';
import { slotCount, slotPlaces } from './slots.ts';
import { writeTerms } from './write-terms.ts';

const encoding = createEncoding();

/** One vehicle as a row of its own. */
export interface EncodableRow {
  terms: Uint32Array;
  measures: Float32Array;
}

export function rowOf(table: ChannelTable, facts: VehicleFacts): EncodableRow {
  const terms = new Uint32Array(slotCount);
  writeTerms(facts, table.terms.known, terms, 0);
  return { terms, measures: Float32Array.from(measuresOf(facts)) };
}

/**
 * Whether enough of the vehicle's model were on the market when it was fitted; for any other the estimate is
 * an average of everything, whatever has been added since.
 */
export function knowsModel({ advertsOfModel }: FittedModel, { terms }: EncodableRow): boolean {
  const term = terms[slotPlaces.model] ?? 0;
  return term > 0 && (advertsOfModel[term] ?? 0) >= fewestComparables;
}

/** The logarithm of the market price of a row, at a moment. */
export function estimateLog(model: FittedModel, columns: EncodableRow, row: number, now: number): number {
  encodeRow(encoding, model.layout, columns, row, now);
  return model.mean + sumEncoding(encoding, model.coefficients);
}

const mostPull = 0.5;

/**
 * How far an advert that was part of a fit pulls its own estimate towards its price: 0.1 is a tenth of the
 * way. Exact figures would need the inverse of the whole matrix. The root of the squared shares of its
 * coefficients comes close; their sum would overstate it, because the levels of a vehicle overlap and what
 * one gives another takes. Checked by raising prices of the made-up market and fitting it again: 0.09 where
 * this gives 0.08, 0.18 where it gives 0.14.
 */
export function ownPull(model: FittedModel, columns: EncodableRow, row: number, now: number): number {
  encodeRow(encoding, model.layout, columns, row, now);
  let squares = 0;
  for (let entry = 0; entry < encoding.length; entry += 1) {
    const value = encoding.values[entry] ?? 0;
    const share = (value * value) / (model.firmness[encoding.places[entry] ?? 0] || 1);
    squares += share * share;
  }
  return Math.min(mostPull, Math.sqrt(squares));
}
