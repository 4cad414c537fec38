import { foldToKey } from '../slug/fold.ts';
import type { AttributeDefinition } from './attribute.ts';
import { vehicleAttributes } from './vehicle-attributes.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Finds an attribute's value in a row whose columns were looked at once. */
export interface ColumnReader {
  read(row: Row, key: string): unknown;
  /** The columns that hold no attribute. */
  otherColumns: readonly string[];
}

/**
 * Matches columns with attributes by key and alias: in any case, and with or without spaces, hyphens and
 * underscores. The key goes before the aliases; where a row leaves the first empty, the next one counts.
 */
export function buildColumnReader(
  columns: readonly string[],
  attributes: readonly AttributeDefinition[] = vehicleAttributes,
): ColumnReader {
  const columnsOfName = new Map<string, string[]>();
  for (const column of columns) {
    const name = foldToKey(column);
    columnsOfName.set(name, [...(columnsOfName.get(name) ?? []), column]);
  }
  const columnsOfKey = new Map<string, string[]>();
  const others = new Set(columns);
  for (const { key, aliases = [] } of attributes) {
    const found = [key, ...aliases].flatMap((name) => columnsOfName.get(foldToKey(name)) ?? []);
    if (found.length > 0) columnsOfKey.set(key, found);
    for (const column of found) others.delete(column);
  }
  return {
    otherColumns: [...others],
    read(row, key) {
      for (const column of columnsOfKey.get(key) ?? []) {
        const value = row[column];
        if (value !== undefined && value !== null && value !== '') return value;
      }
      return undefined;
    },
  };
}
