import type { PriceMarkProps } from '@forecourt/ui';
import type { BestWord } from './mark-best.ts';

export interface CompareCell {
  /** Empty if unknown. */
  text: string;
  /** Why it is empty. */
  absence: string;
  /** `Lowest`, where buyers prefer that. */
  best: BestWord | null;
  /** The seller does not state it: it is the usual value for the model. */
  isUsual: boolean;
  /** Shown as the pill that cards have. */
  mark?: PriceMarkProps | undefined;
  /** The next step from here. */
  link?: { text: string; about: string; href: string } | undefined;
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

/** Additions to the texts of a row, by column. */
export interface RowExtras {
  best?: readonly CompareCell['best'][];
  /** Why a column is empty, if the reason is not that the seller does not state it. */
  absences?: readonly (string | undefined)[];
  links?: readonly CompareCell['link'][];
  usual?: readonly boolean[];
  marks?: readonly (PriceMarkProps | null)[];
}

/** Builds a row and detects whether its values differ. */
export function buildRow(
  key: string,
  label: string,
  texts: readonly string[],
  { best = [], absences = [], links = [], usual = [], marks = [] }: RowExtras = {},
): CompareRow {
  return {
    key,
    label,
    cells: texts.map((text, column) => ({
      text,
      absence: absences[column] ?? 'Not stated',
      best: best[column] ?? null,
      isUsual: usual[column] ?? false,
      mark: marks[column] ?? undefined,
      link: links[column],
    })),
    isDifferent: new Set(texts).size > 1,
  };
}

/** A row that no vehicle states is left out. */
export const isStated = (row: CompareRow) => row.cells.some(({ text }) => text !== '');
