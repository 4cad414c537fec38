import { buildColumnReader, type ColumnReader, vehicleAttributes } from '@forecourt/domain';
import { feedFields } from './feed-fields.ts';

export interface FeedColumns {
  vehicle: ColumnReader;
  fields: ColumnReader;
  /** Columns that say nothing to us: a typing error, or something we do not keep. */
  unknown: readonly string[];
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
    missing: [...feedFields.filter(lacks(fields)), ...vehicleAttributes.filter(lacks(vehicle))].map(
      ({ key }) => key,
    ),
  };
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
