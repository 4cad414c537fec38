import type { Channel } from '../channel/channel.ts';
import type { AttributeValue } from './attribute-value.ts';
import { attributesOf } from './attributes-of.ts';
import { buildColumnReader, type ColumnReader, type Row } from './column-reader.ts';
import { parseAttribute } from './parse-attribute.ts';
import { type Vehicle, vehicleAttributes } from './vehicle-attributes.ts';

export type ParsedVehicle = { kind: 'ok'; vehicle: Vehicle } | { kind: 'bad'; reasons: string[] };

/** Every vehicle is a copy of this one, so that all have the same properties in the same order: what engines like best. */
const nothingKnown = Object.fromEntries(vehicleAttributes.map(({ key }) => [key, null]));

/**
 * Reads a vehicle from an untrusted row and says everything that is wrong with it at once. Columns that the table
 * does not know, and attributes that the channel does not have, are left out. A feed with a header builds its reader once.
 */
export function parseVehicle(
  row: Row,
  channel: Channel,
  reader: ColumnReader = readerOfRow(row),
): ParsedVehicle {
  const values: Record<string, AttributeValue | null> = { ...nothingKnown };
  const reasons: string[] = [];
  for (const attribute of attributesOf(channel)) {
    const parsed = parseAttribute(attribute, reader.read(row, attribute.key), channel);
    if (parsed.kind === 'bad') reasons.push(parsed.reason);
    else if (parsed.value !== null) values[attribute.key] = parsed.value;
  }
  if (reasons.length > 0) return { kind: 'bad', reasons };
  // The table is both what was just walked and what the type is made of.
  return { kind: 'ok', vehicle: values as unknown as Vehicle };
}

const readers = new Map<string, ColumnReader>();

/** Rows of JSON have no header, but a feed's rows come in few shapes: the reader of each is kept, within bounds. */
function readerOfRow(row: Row): ColumnReader {
  const columns = Object.keys(row);
  const shape = columns.join('\n');
  let reader = readers.get(shape);
  if (!reader) {
    if (readers.size >= 200) readers.clear();
    reader = buildColumnReader(columns);
    readers.set(shape, reader);
  }
  return reader;
}
