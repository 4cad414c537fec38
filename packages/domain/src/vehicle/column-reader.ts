import { foldToKey } from '../slug/fold.ts';
import type { AttributeDefinition } from './attribute.ts';
import { withUnit } from './stated-unit.ts';
import { vehicleAttributes } from './vehicle-attributes.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Finds an attribute's value in a row whose columns were looked at once. */
export interface ColumnReader {
  read(row: Row, key: string): unknown;
  /** The columns that hold no attribute. */
  otherColumns: readonly string[];
}

/** A name under which a column may hold the attribute, and the unit that the name says. */
interface ColumnName {
  name: string;
  unit: string | null;
}

interface MatchedColumn {
  column: string;
  unit: string | null;
}

/** What a feed may call the attribute, the surest name first. */
export function namesOfAttribute(attribute: AttributeDefinition): ColumnName[] {
  const { key, aliases = [], unitColumns = {}, label, channelWords = {} } = attribute;
  const labels = [label, ...Object.values(channelWords).map((words) => words.label)];
  const withUnits = Object.entries(unitColumns).map(([name, unit]) => ({ name, unit }));
  const bare = (name: string) => ({ name, unit: null });
  return [...[key, ...aliases].map(bare), ...withUnits, ...labels.map(bare)];
}

/**
 * Matches columns with attributes by key, alias and label: in any case, and with or without spaces, hyphens and
 * underscores. The key goes before the others; where a row leaves the first empty, the next one counts.
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
  const columnsOfKey = new Map<string, readonly MatchedColumn[]>();
  const others = new Set(columns);
  for (const attribute of attributes) {
    const found = namesOfAttribute(attribute).flatMap(({ name, unit }) =>
      (columnsOfName.get(foldToKey(name)) ?? []).map((column) => ({ column, unit })),
    );
    if (found.length > 0) columnsOfKey.set(attribute.key, found);
    for (const { column } of found) others.delete(column);
  }
  return {
    otherColumns: [...others],
    read(row, key) {
      const found = columnsOfKey.get(key);
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
