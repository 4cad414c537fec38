import type { AttributeValue } from '@forecourt/domain';
import { flagsOf } from '../bits/flags.ts';
import { inSlices } from '../bits/in-slices.ts';
import type { AttributePlan, ClosedPlan } from './attribute-plan.ts';
import { EdgeFinder } from './edge-finder.ts';
import { dayNumber } from './iso-time.ts';
import { bytesColumn, codesColumn, floatsColumn, gatherColumn, type TypedColumn } from './typed-column.ts';

const slice = 1 << 12;

export interface AttributeImage {
  codes: Uint8Array | Uint32Array | null;
  numbers: Float64Array | null;
  lists: (readonly number[])[] | null;
}

/** One attribute of every document, in the form that its plan gives it. */
export class AttributeRows {
  readonly plan: AttributePlan;
  /** The code of each document's value; null for uncounted numbers and for several values. */
  readonly codes: TypedColumn<Uint8Array> | TypedColumn<Uint32Array> | null;
  /** Numbers, NaN where not stated; or the bits of several values. */
  readonly numbers: TypedColumn<Float64Array> | null;
  /** Codes of several values. */
  readonly lists: (readonly number[])[] | null;
  /** Where the bars of counted numbers begin. */
  readonly #bars: EdgeFinder | null;

  constructor(plan: AttributePlan, capacity: number) {
    this.plan = plan;
    this.codes =
      plan.kind === 'open'
        ? codesColumn(capacity)
        : plan.kind === 'closed' || (plan.kind === 'measured' && plan.edges)
          ? bytesColumn(capacity)
          : null;
    this.numbers = plan.kind === 'measured' || plan.kind === 'flags' ? floatsColumn(capacity) : null;
    this.lists = plan.kind === 'several' ? [] : null;
    const bars = plan.kind === 'measured' ? plan.edges?.bars : undefined;
    this.#bars = bars ? new EdgeFinder(Float64Array.from(bars)) : null;
  }

  /** Writes a value of a closed list and returns its code. */
  writeChoice(doc: number, value: AttributeValue | null): number {
    if (this.plan.kind !== 'closed' || !this.codes) return 0;
    const code = value === null ? 0 : codeOfChoice(this.plan, value);
    this.codes.data[doc] = code;
    return code;
  }

  /** Writes a value of an open list and returns its code. */
  writeName(doc: number, value: AttributeValue | null): number {
    if (this.plan.kind !== 'open' || !this.codes) return 0;
    const code = isCodable(value) ? this.plan.dictionary.codeOf(value) : 0;
    this.codes.data[doc] = code;
    return code;
  }

  writeNames(doc: number, value: AttributeValue | null): void {
    if (this.plan.kind !== 'several' || !this.lists) return;
    this.lists[doc] = codesOf(value, this.plan);
  }

  writeFlags(doc: number, value: AttributeValue | null): void {
    if (this.plan.kind !== 'flags' || !this.numbers) return;
    this.numbers.data[doc] = Array.isArray(value) ? flagsOf(value, this.plan.codeOf) : 0;
  }

  /** Writes a value, whatever the kind of the plan. */
  write(doc: number, value: AttributeValue | null): void {
    switch (this.plan.kind) {
      case 'closed':
        this.writeChoice(doc, value);
        break;
      case 'open':
        this.writeName(doc, value);
        break;
      case 'measured':
        this.writeNumber(doc, value);
        break;
      case 'flags':
        this.writeFlags(doc, value);
        break;
      case 'several':
        this.writeNames(doc, value);
    }
  }

  /** Copies one document, which is at `place` in rows of the same plan. */
  copy(doc: number, from: AttributeRows, place: number): void {
    if (this.codes && from.codes) this.codes.data[doc] = from.codes.data[place] ?? 0;
    if (this.numbers && from.numbers) this.numbers.data[doc] = from.numbers.data[place] ?? Number.NaN;
    if (this.lists && from.lists) this.lists[doc] = from.lists[place] ?? [];
  }

  writeNumber(doc: number, value: AttributeValue | null): void {
    if (!this.numbers) return;
    const number =
      typeof value === 'number' ? value : typeof value === 'string' ? dayNumber(value) : Number.NaN;
    this.numbers.data[doc] = number;
    if (this.#bars && this.codes)
      this.codes.data[doc] = Number.isNaN(number) ? 0 : this.#bars.countAtMost(number) + 1;
  }

  /** Copies documents from other rows, and makes room for more. */
  *gather(from: AttributeRows, docs: Uint32Array, capacity: number, isSpent: boolean): Generator<void> {
    if (this.codes && from.codes) yield* gatherColumn(this.codes, from.codes, docs, capacity, isSpent);
    if (this.numbers && from.numbers)
      yield* gatherColumn(this.numbers, from.numbers, docs, capacity, isSpent);
    const { lists } = this;
    const others = from.lists;
    if (!lists || !others) return;
    yield* inSlices(docs.length, slice, (start, end) => {
      for (let place = start; place < end; place++) lists.push(others[docs[place] ?? 0] ?? []);
    });
  }

  grow(capacity: number): void {
    this.codes?.grow(capacity);
    this.numbers?.grow(capacity);
  }

  image(count: number): AttributeImage {
    return {
      codes: this.codes?.data.slice(0, count) ?? null,
      numbers: this.numbers?.data.slice(0, count) ?? null,
      lists: this.lists?.slice(0, count) ?? null,
    };
  }

  restore({ codes, numbers, lists }: AttributeImage): void {
    this.codes?.restore(codes ?? []);
    this.numbers?.restore(numbers ?? []);
    for (const list of lists ?? []) this.lists?.push(list);
  }

  bytes(): number {
    const ofLists = this.lists?.reduce((sum, list) => sum + 24 + list.length * 8, 0) ?? 0;
    return (this.codes?.data.byteLength ?? 0) + (this.numbers?.data.byteLength ?? 0) + ofLists;
  }
}

function isCodable(value: AttributeValue | null): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function codeOfChoice({ firstNumber, values, codeOf }: ClosedPlan, value: AttributeValue): number {
  if (firstNumber === null || typeof value !== 'number') return codeOf.get(value) ?? 0;
  const code = value - firstNumber + 1;
  return Number.isInteger(code) && code >= 1 && code <= values.length ? code : 0;
}

function codesOf(value: AttributeValue | null, plan: Extract<AttributePlan, { kind: 'several' }>): number[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.map((each) => plan.dictionary.codeOf(each)))];
}
