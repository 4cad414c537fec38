import {
  type AttributeDefinition,
  buildColumnReader,
  type ColumnReader,
  foldToKey,
  namesOfAttribute,
  vehicleAttributes,
} from '@forecourt/domain';
import { feedFields } from './feed-fields.ts';

/** Far more than any feed has. */
export const maxColumns = 1000;

export interface FeedColumns {
  vehicle: ColumnReader;
  fields: ColumnReader;
  /** Columns that say nothing to us: a typing error, or something we do not keep. */
  unknown: readonly string[];
  /** Columns that mean the same, the one that counts first: `reference before id`. */
  rivals: readonly string[];
  /** Names without which every row would be rejected. */
  missing: readonly string[];
}

/** Looks at the columns of a feed once. */
export function readFeedColumns(columns: readonly string[]): FeedColumns {
  const vehicle = buildColumnReader(columns);
  const fields = buildColumnReader(columns, feedFields);
  const inVehicle = new Set(vehicle.otherColumns);
  const probe = Object.fromEntries(columns.map((column) => [column, 'present']));
  const lacks = (reader: ColumnReader) => (definition: { key: string; required?: true }) =>
    definition.required === true && reader.read(probe, definition.key) === undefined;
  return {
    vehicle,
    fields,
    unknown: fields.otherColumns.filter((column) => inVehicle.has(column)),
    rivals: findRivals(columns),
    missing: [...feedFields.filter(lacks(fields)), ...vehicleAttributes.filter(lacks(vehicle))].map(
      ({ key }) => key,
    ),
  };
}

/** What each attribute may be called, in the order in which the columns count. */
const namesOfAll = [...feedFields, ...vehicleAttributes].map((attribute: AttributeDefinition) => ({
  label: attribute.label,
  names: [...new Set(namesOfAttribute(attribute).map(({ name }) => foldToKey(name)))],
}));

function findRivals(columns: readonly string[]): string[] {
  const columnsOfName = Map.groupBy(columns, foldToKey);
  return namesOfAll
    .map(({ names }) => names.flatMap((name) => columnsOfName.get(name) ?? []))
    .filter((rivals) => rivals.length > 1)
    .map((rivals) => rivals.join(' before '));
}

export interface MatchedColumn {
  column: string;
  /** What it is taken for: `Electric range`. */
  label: string;
}

/** The columns that are understood, in the feed's order. */
export function matchColumns(columns: readonly string[]): MatchedColumn[] {
  return columns.flatMap((column) => {
    const name = foldToKey(column);
    const found = namesOfAll.find(({ names }) => names.includes(name));
    return found ? [{ column, label: found.label }] : [];
  });
}

const columnsOfShape = new Map<string, FeedColumns>();

/** Rows of JSON have no header but come in few shapes: each is looked at once, within bounds. */
export function feedColumnsOf(row: Readonly<Record<string, unknown>>): FeedColumns {
  const names = Object.keys(row);
  const shape = names.join('\n');
  let columns = columnsOfShape.get(shape);
  if (!columns) {
    if (columnsOfShape.size >= 200) columnsOfShape.clear();
    columns = readFeedColumns(names);
    columnsOfShape.set(shape, columns);
  }
  return columns;
}
