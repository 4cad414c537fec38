import { foldColumn } from '@forecourt/domain';

const numbered = /^(?:picture|photo|image|img|pic)(?:url|link|src)?(\d{1,3})(?:url|link|src)?$/;

/** The columns that hold one picture each, in the order of their numbers: `Picture 2` before `Picture 10`. */
export function findPictureColumns(columns: readonly string[]): string[] {
  return columns
    .map((column) => ({ column, number: numbered.exec(foldColumn(column))?.[1] }))
    .filter(({ number }) => number !== undefined)
    .sort((a, b) => Number(a.number) - Number(b.number))
    .map(({ column }) => column);
}
