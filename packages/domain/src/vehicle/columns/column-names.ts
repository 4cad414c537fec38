import { foldToKey } from '../../slug/fold.ts';
import type { AttributeDefinition } from '../attribute.ts';

/** What feeds call something, besides its key and its label. */
export interface ColumnWords {
  names: readonly string[];
  /**
   * What may follow a name to give its unit (`Engine (L)`), as a cell would write it; empty for the usual
   * one.
   */
  units?: Readonly<Record<string, string>>;
  /** Whether a column may be named by the unit alone: `bhp`, `miles`. */
  isUnitAName?: true;
}

/** What a column is read as. */
export interface ColumnMeaning {
  key: string;
  /** Given by the name; null if the cells give it or the usual one applies. */
  unit: string | null;
  /** Lower is surer. */
  rank: number;
}

export type ColumnLookup = ReadonlyMap<string, ColumnMeaning>;

/** Longer than any real name. */
const longestName = 100;
const signs: readonly (readonly [string, string])[] = [
  ['€', ' eur'],
  ['£', ' gbp'],
  ['$', ' usd'],
  ['₂', '2'],
  ['³', '3'],
];

/**
 * A column's name as letters and digits only: the same for every spelling. A currency stays: it is a unit.
 */
export function foldColumn(name: string): string {
  const text = name.slice(0, longestName);
  return foldToKey(signs.reduce((folded, [sign, word]) => folded.replaceAll(sign, word), text));
}

/**
 * The names by which something is known, the surest first: its key, other names, names with a unit, its
 * label.
 */
export function buildColumnLookup(
  definitions: readonly AttributeDefinition[],
  wordsOf: (key: string) => ColumnWords | undefined,
): Map<string, ColumnMeaning> {
  const lookup = new Map<string, ColumnMeaning>();
  for (const { key, label, channelWords = {} } of definitions) {
    const { names = [], units = {}, isUnitAName = false } = wordsOf(key) ?? {};
    const labels = [label, ...Object.values(channelWords).map((words) => words.label)];
    const bare = [key, ...names];
    const withUnits = [...bare, ...labels, ...(isUnitAName ? [''] : [])].flatMap((name) =>
      Object.entries(units).map(([word, unit]) => ({ name: name + word, unit: unit === '' ? null : unit })),
    );
    const all = [
      ...bare.map((name) => ({ name, unit: null })),
      ...withUnits,
      ...labels.map((name) => ({ name, unit: null })),
    ];
    for (const [rank, { name, unit }] of all.entries()) {
      const folded = foldColumn(name);
      if (!lookup.has(folded)) lookup.set(folded, { key, unit, rank });
    }
  }
  return lookup;
}
