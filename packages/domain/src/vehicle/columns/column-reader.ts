import type { AttributeDefinition } from '../attribute.ts';
import { withUnit } from '../parsing/stated-unit.ts';
import { vehicleAttributes } from '../vehicle-attributes.ts';
import { buildColumnLookup, type ColumnLookup, foldColumn } from './column-names.ts';
import { vehicleColumns } from './vehicle-columns.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Finds values in a row whose columns were resolved once. */
export interface ColumnReader {
  read(row: Row, key: string): unknown;
  /** Whether a column could hold it. */
  has(key: string): boolean;
}

/** A column with a value. */
export interface MatchedColumn {
  column: string;
  /** Given by the column's name. */
  unit: string | null;
  /** Lower is surer. */
  rank: number;
}

export type MatchedColumns = ReadonlyMap<string, readonly MatchedColumn[]>;

export const vehicleColumnLookup: ColumnLookup = buildColumnLookup(
  vehicleAttributes as readonly AttributeDefinition[],
  (key) => vehicleColumns[key as keyof typeof vehicleColumns],
);

/**
 * Matches columns with their meanings by name: in any case, and with or without spaces, hyphens and
 * underscores. Of several columns for one meaning, the surest name comes first.
 */
export function matchColumns(columns: readonly string[], lookup: ColumnLookup): MatchedColumns {
  const matched = new Map<string, MatchedColumn[]>();
  for (const column of columns) {
    const meaning = lookup.get(foldColumn(column));
    if (!meaning) continue;
    const { key, unit, rank } = meaning;
    const found = matched.get(key);
    if (found) found.push({ column, unit, rank });
    else matched.set(key, [{ column, unit, rank }]);
  }
  for (const found of matched.values()) found.sort((a, b) => a.rank - b.rank);
  return matched;
}

/** If a row leaves the surest column empty, the next one counts. */
export function buildColumnReader(matched: MatchedColumns): ColumnReader {
  return {
    has: (key) => matched.has(key),
    read(row, key) {
      const found = matched.get(key);
      if (found === undefined) return undefined;
      for (const { column, unit } of found) {
        const value = row[column];
        if (value !== undefined && value !== null && value !== '')
          return unit === null ? value : withUnit(value, unit);
      }
      return undefined;
    },
  };
}
