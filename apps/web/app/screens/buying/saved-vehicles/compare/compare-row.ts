import type { BestWord } from './mark-best.ts';

export interface CompareCell {
  /** Empty where nothing is known. */
  text: string;
  /** Why it is empty. */
  absence: string;
  /** `Lowest`, where that is what a buyer looks for. */
  best: BestWord | null;
  /** Its seller does not say it: it is what is usual for the model. */
  isUsual: boolean;
  /** The next step of whoever likes what stands here. */
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

/** What stands beside the texts of a row, by column. */
export interface RowExtras {
  best?: readonly CompareCell['best'][];
  /** Why a column is empty, where it is not that its seller does not say. */
  absences?: readonly (string | undefined)[];
  links?: readonly CompareCell['link'][];
  usual?: readonly boolean[];
}

/** A row in which a difference is known. */
export function buildRow(
  key: string,
  label: string,
  texts: readonly string[],
  { best = [], absences = [], links = [], usual = [] }: RowExtras = {},
): CompareRow {
  return {
    key,
    label,
    cells: texts.map((text, column) => ({
      text,
      absence: absences[column] ?? 'Not stated',
      best: best[column] ?? null,
      isUsual: usual[column] ?? false,
      link: links[column],
    })),
    isDifferent: new Set(texts).size > 1,
  };
}

/** What is known of none needs no row. */
export const isStated = (row: CompareRow) => row.cells.some(({ text }) => text !== '');
