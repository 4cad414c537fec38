import { createEncoding, encodeRow, sumByFactor, sumEncoding } from '../model/encode-vehicle.ts';
import type { FittedModel } from '../model/fitted-model.ts';
import { measureCount, measureIndex } from '../model/measures.ts';
import { factors, slotCount, slotPlaces } from '../model/slots.ts';

interface Columns {
  terms: Uint32Array;
  measures: Float32Array;
}

const encoding = createEncoding();
const kmMeasure = measureIndex('km');

/**
 * A vehicle whose gaps are filled in several ways: its figures are the means over all of them. A vehicle
 * without gaps has one filling.
 */
export class FilledVehicle {
  readonly #model: FittedModel;
  readonly #columns: Columns;
  readonly #count: number;

  constructor(model: FittedModel, columns: Columns) {
    this.#model = model;
    this.#columns = columns;
    this.#count = columns.terms.length / slotCount;
  }

  /** The logarithm of its price at a moment. */
  logAt(now: number): number {
    let sum = 0;
    for (let copy = 0; copy < this.#count; copy += 1) {
      encodeRow(encoding, this.#model.layout, this.#columns, copy, now);
      sum += sumEncoding(encoding, this.#model.coefficients);
    }
    return this.#model.mean + sum / this.#count;
  }

  /** What each factor adds to the logarithm. */
  partsAt(now: number): Float64Array {
    const sums = new Float64Array(factors.length);
    for (let copy = 0; copy < this.#count; copy += 1) {
      encodeRow(encoding, this.#model.layout, this.#columns, copy, now);
      sumByFactor(encoding, this.#model.coefficients, sums);
    }
    return sums.map((sum) => sum / this.#count);
  }

  /** The mean distance of its fillings in km; null if none states one. */
  get mileage(): number | null {
    const stated: number[] = [];
    for (let copy = 0; copy < this.#count; copy += 1) {
      const km = this.#columns.measures[copy * measureCount + kmMeasure] ?? Number.NaN;
      if (!Number.isNaN(km)) stated.push(km);
    }
    return stated.length === 0 ? null : (stated.reduce((sum, km) => sum + km, 0) / stated.length) * 10_000;
  }

  withMileage(mileage: number | null): FilledVehicle {
    const measures = this.#columns.measures.slice();
    for (let copy = 0; copy < this.#count; copy += 1)
      measures[copy * measureCount + kmMeasure] = mileage === null ? Number.NaN : mileage / 10_000;
    return new FilledVehicle(this.#model, { terms: this.#columns.terms, measures });
  }

  withSeller(sellerTerm: number): FilledVehicle {
    const terms = this.#columns.terms.slice();
    for (let copy = 0; copy < this.#count; copy += 1)
      terms[copy * slotCount + slotPlaces.seller] = sellerTerm;
    return new FilledVehicle(this.#model, { terms, measures: this.#columns.measures });
  }
}
