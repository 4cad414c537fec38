import type { MarketSnapshot } from '../model/fit-model.ts';
import { measureCount, measureIndex, measuresOf } from '../model/measures.ts';
import { slotCount, slotIndex } from '../model/slots.ts';
import { writeTerms } from '../model/write-terms.ts';
import { TermDictionary } from './term-dictionary.ts';
import { factsOfAdvert, type PricedAdvert } from './vehicle-facts.ts';

const modelSlot = slotIndex('model');
const bornMeasure = measureIndex('born');

/**
 * The adverts of one channel with a price, as columns: about a hundred and forty bytes each, and quick to
 * copy for a thread. Rows have no gaps: the last one replaces a removed one.
 */
export class ChannelTable {
  readonly terms = new TermDictionary();
  readonly #rowOf = new Map<string, number>();
  #references: string[] = [];
  #years = new Uint16Array(1024);
  #prices = new Float64Array(1024);
  #terms = new Uint32Array(1024 * slotCount);
  #measures = new Float32Array(1024 * measureCount);
  /**
   * The rows of each model by year, so that only the years around one are searched for comparable adverts.
   */
  readonly #rowsOfModel = new Map<number, Map<number, number[]>>();

  get rows(): number {
    return this.#references.length;
  }

  /** The current columns; a later change may replace them. */
  get columns() {
    return { terms: this.#terms, measures: this.#measures };
  }

  set(advert: PricedAdvert): void {
    this.delete(advert.publicReference);
    const { price, doubted = [] } = advert;
    // Doubtful adverts must not move it either.
    if (!isReal(price) || doubted.length > 0 || advert.status !== 'live') return;
    const row = this.rows;
    if (row >= this.#prices.length) this.#grow();
    const facts = factsOfAdvert(advert);
    this.#references.push(advert.publicReference);
    this.#rowOf.set(advert.publicReference, row);
    this.#prices[row] = price;
    this.#years[row] = facts.year;
    writeTerms(facts, this.terms, this.#terms, row * slotCount);
    this.#measures.set(measuresOf(facts), row * measureCount);
    this.#addSibling(row);
  }

  /** Another price of an advert that it has. */
  setPrice(publicReference: string, price: number | null): void {
    const row = this.#rowOf.get(publicReference);
    if (row === undefined) return;
    if (isReal(price)) this.#prices[row] = price;
    else this.delete(publicReference);
  }

  delete(publicReference: string): void {
    const row = this.#rowOf.get(publicReference);
    if (row === undefined) return;
    const last = this.rows - 1;
    this.#forgetSibling(row);
    this.#rowOf.delete(publicReference);
    const moved = this.#references.pop() ?? '';
    if (row === last) return;
    this.#forgetSibling(last);
    this.#references[row] = moved;
    this.#rowOf.set(moved, row);
    this.#prices[row] = this.#prices[last] ?? 0;
    this.#years[row] = this.#years[last] ?? 0;
    this.#terms.copyWithin(row * slotCount, last * slotCount, (last + 1) * slotCount);
    this.#measures.copyWithin(row * measureCount, last * measureCount, (last + 1) * measureCount);
    this.#addSibling(row);
  }

  references(): readonly string[] {
    return [...this.#references];
  }

  referenceAt(row: number): string {
    return this.#references[row] ?? '';
  }

  priceAt(row: number): number {
    return this.#prices[row] ?? 0;
  }

  yearAt(row: number): number {
    return this.#years[row] ?? 0;
  }

  isNewAt(row: number): boolean {
    return Number.isNaN(this.#measures[row * measureCount + bornMeasure]);
  }

  termAt(row: number, slot: number): number {
    return this.#terms[row * slotCount + slot] ?? 0;
  }

  measureAt(row: number, measure: number): number {
    return this.#measures[row * measureCount + measure] ?? Number.NaN;
  }

  /** The row of an advert; -1 if it has none. */
  rowOf(publicReference: string): number {
    return this.#rowOf.get(publicReference) ?? -1;
  }

  /** The rows of a model registered in a year. */
  rowsOfModel(modelTerm: number, year: number): readonly number[] {
    return this.#rowsOfModel.get(modelTerm)?.get(year) ?? [];
  }

  countOfModel(modelTerm: number): number {
    let count = 0;
    for (const rows of this.#rowsOfModel.get(modelTerm)?.values() ?? []) count += rows.length;
    return count;
  }

  /** A snapshot for a thread to fit from. */
  snapshot(now: number): MarketSnapshot {
    const { rows } = this;
    return {
      rows,
      logPrices: this.#prices.slice(0, rows).map(Math.log),
      terms: this.#terms.slice(0, rows * slotCount),
      measures: this.#measures.slice(0, rows * measureCount),
      slotOfTerm: this.terms.slots(),
      now,
    };
  }

  #addSibling(row: number): void {
    const model = this.termAt(row, modelSlot);
    const years = this.#rowsOfModel.get(model) ?? new Map<number, number[]>();
    this.#rowsOfModel.set(model, years);
    const siblings = years.get(this.yearAt(row));
    if (siblings) siblings.push(row);
    else years.set(this.yearAt(row), [row]);
  }

  #forgetSibling(row: number): void {
    const siblings = this.#rowsOfModel.get(this.termAt(row, modelSlot))?.get(this.yearAt(row));
    const index = siblings?.indexOf(row) ?? -1;
    const last = siblings?.pop();
    if (siblings && last !== undefined && last !== row) siblings[index] = last;
  }

  #grow(): void {
    const wider = this.#prices.length * 2;
    const prices = new Float64Array(wider);
    prices.set(this.#prices);
    this.#prices = prices;
    const years = new Uint16Array(wider);
    years.set(this.#years);
    this.#years = years;
    const terms = new Uint32Array(wider * slotCount);
    terms.set(this.#terms);
    this.#terms = terms;
    const measures = new Float32Array(wider * measureCount);
    measures.set(this.#measures);
    this.#measures = measures;
  }
}

/** A price of a few euro hides the real one, and must not move the market. */
function isReal(price: number | null): price is number {
  return price !== null && price >= 100;
}
