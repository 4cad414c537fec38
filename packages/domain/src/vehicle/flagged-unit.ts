import type { AttributeDefinition } from './attribute.ts';
import type { ColumnReader, Row } from './column-reader.ts';
import { isYes } from './parse-attribute.ts';
import { factorOf, splitUnit, withUnit } from './stated-unit.ts';

type FlaggedAttribute = Extract<AttributeDefinition, { kind: 'number' }> & {
  unitFlag: { key: string; unit: string };
};

/**
 * A number of a feed together with the flag that names its unit: `62000` with `isMileageInMiles` is `62000 miles`, and
 * `62000 miles` is flagged. A unit beside the number goes before the flag.
 */
export function readFlaggedUnit(
  attribute: FlaggedAttribute,
  raw: unknown,
  row: Row,
  reader: ColumnReader,
): { raw: unknown; isFlagged: boolean } {
  const { key, unit } = attribute.unitFlag;
  const statedUnit = typeof raw === 'string' ? splitUnit(attribute, raw).unit : null;
  if (statedUnit !== null)
    return { raw, isFlagged: factorOf(attribute, statedUnit) === factorOf(attribute, unit) };
  return isYes(reader.read(row, key))
    ? { raw: withUnit(raw, unit), isFlagged: true }
    : { raw, isFlagged: false };
}
