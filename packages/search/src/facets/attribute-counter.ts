import type { Bitset } from '../bits/bitset.ts';
import { stepFlags } from '../bits/flags.ts';
import { inSlices } from '../bits/in-slices.ts';
import type { Windows } from '../bits/windows.ts';
import { type AttributePlan, codeCount } from '../rows/attribute-plan.ts';
import type { AttributeRows } from '../rows/attribute-rows.ts';
import type { Rows } from '../rows/rows.ts';
import { countCodes, countFlags, countLists, stepCodes, stepLists } from './count-codes.ts';
import { JointCounts } from './joint-counts.ts';

const slice = 1 << 9;

/** Reading out a thousand combinations costs as much as counting this many documents column by column. */
const fewDocs = 160;

/** Counted in every search, and with few possible values. */
const isJoint = ({ attribute, kind, ...plan }: AttributePlan) =>
  attribute.facet !== undefined &&
  attribute.group === undefined &&
  (kind === 'closed' || (kind === 'measured' && 'edges' in plan && plan.edges !== null));

/**
 * Counts the values of the attributes that a search wants counted. Those that every search counts and that
 * have few possible values are counted jointly, the others one by one. Always knows the counts of all live
 * documents.
 */
export class AttributeCounter {
  readonly #rows: Rows;
  readonly #joint: JointCounts;
  /** The plans that are counted jointly, and their columns. */
  readonly #jointPlans: readonly number[];
  readonly #jointCodes: readonly Uint8Array[];
  readonly #isJoint: readonly boolean[];
  /** By plan and code: how many live documents have it. */
  readonly live: (Int32Array | null)[];
  /** By plan and code: the result of the last count. */
  readonly counts: (Int32Array | null)[];
  private constructor(rows: Rows) {
    this.#rows = rows;
    const { plans } = rows.schema;
    this.#jointPlans = plans.flatMap((plan, place) => (isJoint(plan) ? [place] : []));
    this.#jointCodes = this.#jointPlans.flatMap((plan) => {
      const codes = rows.attributes[plan]?.codes?.data;
      return codes instanceof Uint8Array ? [codes] : [];
    });
    this.#isJoint = plans.map(isJoint);
    const codeCounts = this.#jointPlans.map((plan) => codesIn(plans[plan]));
    this.#joint = new JointCounts(codeCounts, rows.capacity);
    this.live = plans.map((plan) => newCounts(plan));
    this.counts = plans.map((plan) => newCounts(plan));
    const { sums, sumStarts } = this.#joint;
    for (const [column, plan] of this.#jointPlans.entries()) {
      this.counts[plan] = sums.subarray(sumStarts[column], sumStarts[column + 1]);
    }
  }

  static *build(rows: Rows): Generator<void, AttributeCounter> {
    const counter = new AttributeCounter(rows);
    yield;
    yield* inSlices(rows.count, slice, (start, end) => counter.addAll(start, end));
    return counter;
  }

  /** Adds the documents `start` to `end` to the live counts. */
  addAll(start: number, end: number): void {
    this.#joint.pack(this.#jointCodes, start, end);
    this.#forEachPlan((live, rows) => stepRows(live, rows, start, end, 1));
  }

  removeAll(docs: readonly number[]): void {
    this.#forEachPlan((live, rows) => {
      for (const doc of docs) stepRows(live, rows, doc, doc + 1, -1);
    });
  }

  /** A live document has the code in its row in place of the one before. */
  move(plan: number, doc: number, before: number): void {
    const codes = this.#rows.attributes[plan]?.codes?.data;
    if (!codes || codes[doc] === before) return;
    const live = this.#roomyLive(plan);
    const now = codes[doc] ?? 0;
    if (live) {
      live[before] = (live[before] ?? 0) - 1;
      live[now] = (live[now] ?? 0) + 1;
    }
    if (this.#isJoint[plan]) this.#joint.pack(this.#jointCodes, doc, doc + 1);
  }

  /** Counts a set of documents from zero, by the attributes of these plans. */
  count(set: Bitset, windows: Windows, total: number, plans: readonly number[]): void {
    this.#prepare(plans);
    if (total > fewDocs) this.#joint.count(set, windows);
    for (const plan of plans)
      if (total <= fewDocs || !this.#isJoint[plan]) this.#countOne(plan, set, windows);
  }

  /** Counts all live documents except those of a set: the known totals minus the set. */
  countLiveWithout(set: Bitset, windows: Windows, total: number, plans: readonly number[]): void {
    this.count(set, windows, total, plans);
    for (const plan of plans) this.#subtractFromLive(plan);
  }

  #subtractFromLive(plan: number): void {
    const counts = this.counts[plan];
    const live = this.live[plan];
    if (!counts || !live) return;
    for (let code = 0; code < counts.length; code++) counts[code] = (live[code] ?? 0) - (counts[code] ?? 0);
  }

  countAllLive(plans: readonly number[]): void {
    for (const plan of plans) this.countLive(plan);
  }

  countLive(plan: number): void {
    const live = this.live[plan];
    const counts = this.counts[plan];
    if (!live || !counts) return;
    if (counts.length < live.length) this.counts[plan] = live.slice();
    else counts.set(live);
  }

  /** Counts one attribute over all live documents except those of `set` that are not in `without`. */
  countLiveBut(plan: number, set: Bitset, without: Bitset, windows: Windows): void {
    this.counts[plan]?.fill(0);
    this.addTo(plan, set, without, windows);
    this.#subtractFromLive(plan);
  }

  /** Adds to one attribute's counts the documents of `set` that are not in `without`. */
  addTo(plan: number, set: Bitset, without: Bitset, windows: Windows): void {
    const counts = this.counts[plan];
    const rows = this.#rows.attributes[plan];
    if (!counts || !rows) return;
    countRows(counts, rows, set, windows, without);
  }

  bytes(): number {
    return this.#joint.bytes();
  }

  /** Replaces an attribute's values: counts it again over all live documents. */
  recount(plan: number, live: Bitset, windows: Windows): void {
    const rows = this.#rows.attributes[plan];
    if (!this.live[plan] || !rows) return;
    const counts = this.#grown(plan);
    countRows(counts, rows, live, windows, null);
    this.live[plan] = counts;
  }

  #countOne(plan: number, set: Bitset, windows: Windows): void {
    const counts = this.counts[plan];
    const rows = this.#rows.attributes[plan];
    // If no document states a value, there is nothing to count.
    if (counts && rows && counts.length > 1) countRows(counts, rows, set, windows, null);
  }

  /** All counts at 0, with room for values added since. */
  #prepare(plans: readonly number[]): void {
    for (const plan of plans) {
      const counts = this.counts[plan];
      if (!counts) continue;
      if (counts.length < codesIn(this.#rows.schema.plans[plan])) this.counts[plan] = this.#grown(plan);
      else counts.fill(0);
    }
  }

  #grown(plan: number): Int32Array {
    return new Int32Array(codesIn(this.#rows.schema.plans[plan]));
  }

  #forEachPlan(step: (live: Int32Array, rows: AttributeRows) => void): void {
    for (let plan = 0; plan < this.live.length; plan++) {
      const live = this.#roomyLive(plan);
      const rows = this.#rows.attributes[plan];
      if (live && rows) step(live, rows);
    }
  }

  /** The live counts of a plan, with room for values added since. */
  #roomyLive(plan: number): Int32Array | null {
    const live = this.live[plan];
    if (!live || live.length >= codesIn(this.#rows.schema.plans[plan])) return live ?? null;
    const grown = this.#grown(plan);
    grown.set(live);
    this.live[plan] = grown;
    return grown;
  }
}

function codesIn(plan: AttributePlan | undefined): number {
  return plan ? codeCount(plan) : 0;
}

/** Days are counted by their distance from the day of the search. */
function newCounts(plan: AttributePlan): Int32Array | null {
  const { facet } = plan.attribute;
  const isCounted = facet === 'values' || (facet !== undefined && 'from' in facet);
  return isCounted ? new Int32Array(codeCount(plan)) : null;
}

function countRows(
  counts: Int32Array,
  { codes, numbers, lists, plan }: AttributeRows,
  set: Bitset,
  windows: Windows,
  without: Bitset | null,
): void {
  if (codes) countCodes(counts, codes.data, set, windows, without);
  else if (plan.kind === 'flags' && numbers) countFlags(counts, numbers.data, set, windows, without);
  else countLists(counts, lists ?? [], set, windows, without);
}

function stepRows(
  counts: Int32Array,
  { codes, numbers, lists, plan }: AttributeRows,
  start: number,
  end: number,
  step: 1 | -1,
): void {
  if (codes) stepCodes(counts, codes.data, start, end, step);
  else if (plan.kind === 'flags' && numbers)
    for (let doc = start; doc < end; doc++) stepFlags(counts, numbers.data[doc] ?? 0, step);
  else stepLists(counts, lists ?? [], start, end, step);
}
