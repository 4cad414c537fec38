import { foldToKey } from '../../slug/fold.ts';
import type { AttributeDefinition } from '../attribute.ts';

/** What feeds call something, beside its key and its label. */
export interface ColumnWords {
  names: readonly string[];
  /** What may stand after a name to say its unit (`Engine (L)`), as a cell would write it; empty for the usual one. */
  units?: Readonly<Record<string, string>>;
  /** Whether a column may be called by the unit alone: `bhp`, `miles`. */
  isUnitAName?: true;
}

/** What a column is taken for. */
export interface ColumnMeaning {
  key: string;
  /** Said by the name; null where the cells must say it or the usual one holds. */
  unit: string | null;
  /** The lower, the surer. */
  rank: number;
}

export type ColumnLookup = ReadonlyMap<string, ColumnMeaning>;

/** Longer than any name that somebody chose. */
const longestName = 100;
const signs: readonly (readonly [string, string])[] = [
  ['€', ' eur'],
  ['£', ' gbp'],
  ['$', ' usd'],
  ['₂', '2'],
  ['³', '3'],
];

/** A column's name as letters and digits alone: the same for every writing of it. A currency stays: it is a unit. */
export function foldColumn(name: string): string {
  const text = name.slice(0, longestName);
  return foldToKey(signs.reduce((folded, [sign, word]) => folded.replaceAll(sign, word), text));
}

/** The names by which something is known, the surest first: its key, other names, names with a unit, its label. */
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
