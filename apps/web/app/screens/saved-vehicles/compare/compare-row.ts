import type { BestWord } from './mark-best.ts';

export interface CompareCell {
  /** Empty where the seller does not say. */
  text: string;
  /** `Lowest`, where that is what a buyer looks for. */
  best: BestWord | null;
}

export interface CompareRow {
  key: string;
  label: string;
  cells: CompareCell[];
  isDifferent: boolean;
}

export interface CompareGroup {
  name: string;
  rows: CompareRow[];
}

/** A row in which a difference is known. */
export function buildRow(
  key: string,
  label: string,
  texts: readonly string[],
  best: readonly CompareCell['best'][] = [],
): CompareRow {
  return {
    key,
    label,
    cells: texts.map((text, column) => ({ text, best: best[column] ?? null })),
    isDifferent: new Set(texts).size > 1,
  };
}

/** What no seller says needs no row. */
export const isStated = (row: CompareRow) => row.cells.some(({ text }) => text !== '');
