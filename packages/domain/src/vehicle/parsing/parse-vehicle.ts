import type { Channel } from '../../channel/channel.ts';
import { decideCondition } from '../../feed-value/decide-condition.ts';
import { readFlaggedUnit } from '../../feed-value/flagged-unit.ts';
import { findInteriorIn } from '../../feed-value/parse-feed-choice.ts';
import { parseFeedValue } from '../../feed-value/parse-feed-value.ts';
import { findVanBody, isPlainVan } from '../../feed-value/van-models.ts';
import type { AttributeValue } from '../attribute-value.ts';
import { attributesOf } from '../attributes-of.ts';
import {
  buildColumnReader,
  type ColumnReader,
  matchColumns,
  type Row,
  vehicleColumnLookup,
} from '../columns/column-reader.ts';
import { unknownVehicle } from '../unknown-vehicle.ts';
import type { Vehicle, VehicleAttribute } from '../vehicle-attributes.ts';
import { parseAttribute } from './parse-attribute.ts';

/**
 * Warnings are about optional attributes, reasons about required ones. A caller that accepts no warnings
 * treats them as reasons.
 */
export type ParsedVehicle =
  | { kind: 'ok'; vehicle: Vehicle; warnings: string[] }
  | { kind: 'bad'; reasons: string[]; warnings: string[] };

type Values = Record<string, AttributeValue | null>;

/**
 * Parses a vehicle from an untrusted row and reports everything that is wrong with it at once. Columns that
 * the table does not have, and attributes that the channel does not have, are left out.
 *
 * A feed builds the reader of its columns once and passes it: its cells are parsed as dealers write them.
 * Without a reader the row is a stored vehicle, in the table's own units and words.
 */
export function parseVehicle(
  row: Row,
  channel: Channel,
  feedReader?: ColumnReader,
  latestYear: number = new Date().getFullYear() + 1,
): ParsedVehicle {
  const values: Values = { ...unknownVehicle };
  const reasons: string[] = [];
  const warnings: string[] = [];
  if (feedReader) {
    readFeedRow(row, channel, feedReader, { values, reasons, warnings });
    if (channel !== 'Bike')
      values.interior ??= findInteriorIn((values.equipment ?? []) as readonly string[]) ?? null;
    values.condition ??= decideCondition(values as unknown as Vehicle, latestYear - 1);
  } else readKeptRow(row, channel, { values, reasons, warnings });
  // The loop above walked the table that the type is derived from.
  const vehicle = values as unknown as Vehicle;
  if (vehicle.year !== null && vehicle.year > latestYear)
    reasons.push(`Year ${vehicle.year} is later than ${latestYear}`);
  return reasons.length > 0 ? { kind: 'bad', reasons, warnings } : { kind: 'ok', vehicle, warnings };
}

interface Reading {
  values: Values;
  reasons: string[];
  warnings: string[];
}

function readKeptRow(row: Row, channel: Channel, { values, reasons, warnings }: Reading): void {
  const reader = readerOfRow(row);
  for (const attribute of attributesOf(channel)) {
    const parsed = parseAttribute(attribute, reader.read(row, attribute.key), channel);
    if (parsed.kind === 'bad') ('required' in attribute ? reasons : warnings).push(parsed.reason);
    else if (parsed.value !== null) values[attribute.key] = parsed.value;
  }
}

function readFeedRow(row: Row, channel: Channel, reader: ColumnReader, reading: Reading): void {
  const { values, reasons, warnings } = reading;
  for (const { attribute, isNeeded, unitFlag } of stepsOf(reader, channel)) {
    const { key } = attribute;
    let raw = reader.read(row, key);
    if (unitFlag) {
      const stated = readFlaggedUnit(key, unitFlag.unit, raw, reader.read(row, unitFlag.key));
      raw = stated.raw;
      if (stated.isFlagged) values[unitFlag.key] = true;
    }
    if (key === 'body' && isPlainVan(raw)) raw = findVanBody(String(values.model)) ?? raw;
    const { value, problem } = parseFeedValue(attribute, raw, channel);
    if (problem !== null) (isNeeded ? reasons : warnings).push(problem);
    else if (value === null && isNeeded) reasons.push(`${attribute.label} is missing`);
    if (value !== null) values[key] = value;
  }
  forgetEmptyZeros(values);
}

interface Step {
  attribute: VehicleAttribute;
  isNeeded: boolean;
  unitFlag: { key: string; unit: string } | null;
}

const stepsOfReader = new WeakMap<ColumnReader, Partial<Record<Channel, readonly Step[]>>>();

/**
 * The attributes to read in every row of a feed: computed once, because an import needs them for each row.
 */
function stepsOf(reader: ColumnReader, channel: Channel): readonly Step[] {
  const known = stepsOfReader.get(reader) ?? {};
  stepsOfReader.set(reader, known);
  known[channel] ??= attributesOf(channel)
    .map((attribute) => ({
      attribute,
      // The condition is derived from the rest if it is not stated.
      isNeeded: 'required' in attribute && attribute.key !== 'condition',
      unitFlag: 'unitFlag' in attribute ? attribute.unitFlag : null,
    }))
    .filter(({ attribute, isNeeded }) => isNeeded || reader.has(attribute.key));
  return known[channel];
}

/**
 * Only a vehicle that burns nothing has no engine size and no CO₂: elsewhere a 0 is an empty cell of the
 * dealer's system.
 */
function forgetEmptyZeros(values: Values): void {
  if (values.fuel === 'Electric') return;
  if (values.engineCc === 0) values.engineCc = null;
  if (values.co2 === 0) values.co2 = null;
}

const readers = new Map<string, ColumnReader>();

/** Rows of JSON have no header, but come in few shapes: the reader of each is kept in a bounded cache. */
function readerOfRow(row: Row): ColumnReader {
  const columns = Object.keys(row);
  const shape = columns.join('\n');
  let reader = readers.get(shape);
  if (!reader) {
    if (readers.size >= 200) readers.clear();
    reader = buildColumnReader(matchColumns(columns, vehicleColumnLookup));
    readers.set(shape, reader);
  }
  return reader;
}
