import type { Channel } from '../channel/channel.ts';
import type { AttributeValue } from './attribute-value.ts';
import { attributesOf } from './attributes-of.ts';
import { buildColumnReader, type ColumnReader, type Row } from './column-reader.ts';
import { findContradictions } from './find-contradictions.ts';
import { readFlaggedUnit } from './flagged-unit.ts';
import { parseAttribute } from './parse-attribute.ts';
import { unknownVehicle } from './unknown-vehicle.ts';
import type { Vehicle } from './vehicle-attributes.ts';

export type ParsedVehicle = { kind: 'ok'; vehicle: Vehicle } | { kind: 'bad'; reasons: string[] };

/**
 * Reads a vehicle from an untrusted row and says everything that is wrong with it at once. Columns that the table
 * does not know, and attributes that the channel does not have, are left out.
 *
 * A feed builds the reader of its columns once and passes it: its bare numbers may be in the unit that a flag names.
 * Without a reader the row is a vehicle as we keep it, in the table's own units.
 */
export function parseVehicle(
  row: Row,
  channel: Channel,
  feedReader?: ColumnReader,
  latestYear: number = new Date().getFullYear() + 1,
): ParsedVehicle {
  const reader = feedReader ?? readerOfRow(row);
  const values: Record<string, AttributeValue | null> = { ...unknownVehicle };
  const reasons: string[] = [];
  for (const attribute of attributesOf(channel)) {
    let raw = reader.read(row, attribute.key);
    if (feedReader && 'unitFlag' in attribute) {
      const stated = readFlaggedUnit(attribute, raw, row, feedReader);
      raw = stated.raw;
      if (stated.isFlagged) values[attribute.unitFlag.key] = true;
    }
    const parsed = parseAttribute(attribute, raw, channel);
    if (parsed.kind === 'bad') reasons.push(parsed.reason);
    else if (parsed.value !== null) values[attribute.key] = parsed.value;
  }
  // The table is both what was just walked and what the type is made of.
  const vehicle = values as unknown as Vehicle;
  reasons.push(...findContradictions(vehicle, latestYear));
  return reasons.length > 0 ? { kind: 'bad', reasons } : { kind: 'ok', vehicle };
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
