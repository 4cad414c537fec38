import { type Channel, optionsFor, type SearchableAttribute } from '@forecourt/domain';
import { type BucketEdges, bucketEdgesOf } from '../query/bucket-edges.ts';
import { ClosedNames } from './closed-names.ts';
import { Dictionary } from './dictionary.ts';
import { FoldedNames } from './folded-names.ts';

/** Numbers with at most this many possible values are counted one by one without having been seen. */
const mostSmallNumbers = 64;

export type ClosedPlan = {
  kind: 'closed';
  attribute: SearchableAttribute;
  /** The value of code c is at c - 1; code 0 is "not stated". */
  values: readonly (string | number | boolean)[];
  codeOf: ReadonlyMap<unknown, number>;
  names: ClosedNames;
  /** The first of consecutive numbers, whose codes need no lookup. */
  firstNumber: number | null;
};

export type MeasuredPlan = {
  kind: 'measured';
  attribute: SearchableAttribute;
  /** Code 0 is "not stated", 1 below the first bar, 2 + i within bar i. Null if it is not counted. */
  edges: BucketEdges | null;
};

export type OpenPlan = {
  kind: 'open';
  attribute: SearchableAttribute;
  dictionary: Dictionary<string | number>;
  names: FoldedNames;
};

/** Several of a closed list: a document has a bit for each, in one number. */
export type FlagsPlan = {
  kind: 'flags';
  attribute: SearchableAttribute;
  /** The value of code c is at c - 1, and its bit is c - 1 too. */
  values: readonly string[];
  codeOf: ReadonlyMap<unknown, number>;
  names: ClosedNames;
};

/** A number holds this many bits exactly. */
const mostFlags = 52;

/** Like open, but an advert may state several values. */
export type SeveralPlan = {
  kind: 'several';
  attribute: SearchableAttribute;
  dictionary: Dictionary<string | number>;
  names: FoldedNames;
};

/** How many codes the plan's values have, including 0; none for numbers that are not counted. */
export function codeCount(plan: AttributePlan): number {
  if (plan.kind === 'closed' || plan.kind === 'flags') return plan.values.length + 1;
  if (plan.kind === 'measured') return plan.edges ? plan.edges.bars.length + 2 : 0;
  return plan.dictionary.size;
}

/** How the index stores an attribute, derived from its kind, filter and facet in the table. */
export type AttributePlan = ClosedPlan | MeasuredPlan | OpenPlan | FlagsPlan | SeveralPlan;

export function decidePlan(attribute: SearchableAttribute, channel: Channel): AttributePlan {
  switch (attribute.kind) {
    case 'choice':
      return decideChoice(attribute, optionsFor(attribute, channel));
    case 'yes-no':
      return closed(attribute, [false, true]);
    case 'name':
      return { kind: 'open', attribute, ...vocabulary() };
    case 'names':
      return { kind: 'several', attribute, ...vocabulary() };
    case 'choices':
      return decideFlags(attribute);
    case 'day':
      return { kind: 'measured', attribute, edges: null };
    case 'number':
      return decideNumber(attribute);
  }
}

/** Codes of closed lists are bytes. */
function decideChoice(attribute: SearchableAttribute, options: readonly string[]): AttributePlan {
  if (options.length < 255) return closed(attribute, options);
  return { kind: 'open', attribute, ...vocabulary() };
}

function decideFlags(attribute: Extract<SearchableAttribute, { kind: 'choices' }>): FlagsPlan {
  const { options } = attribute;
  if (options.length > mostFlags) throw new Error(`${attribute.key} has more than ${mostFlags} options`);
  return { kind: 'flags', attribute, values: options, ...codesOf(options) };
}

function decideNumber(attribute: Extract<SearchableAttribute, { kind: 'number' }>): AttributePlan {
  const isByValue = attribute.facet === 'values' || attribute.filter?.by === 'any-of';
  if (!isByValue) return { kind: 'measured', attribute, edges: bucketEdgesOf(attribute) };
  const { min, max, decimals = 0 } = attribute;
  if (decimals > 0 || max - min >= mostSmallNumbers) {
    return { kind: 'open', attribute, ...vocabulary() };
  }
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return { ...closed(attribute, numbers), firstNumber: min };
}

function vocabulary() {
  const dictionary = new Dictionary<string | number>();
  return { dictionary, names: new FoldedNames(dictionary) };
}

function closed(attribute: SearchableAttribute, values: ClosedPlan['values']): ClosedPlan {
  return {
    kind: 'closed',
    attribute,
    values,
    ...codesOf(values),
    firstNumber: null,
  };
}

function codesOf(values: ClosedPlan['values']) {
  const codeOf = new Map<unknown, number>(values.map((value, index) => [value, index + 1]));
  return { codeOf, names: new ClosedNames(codeOf) };
}
