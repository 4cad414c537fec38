import type { AttributeDefinition } from '../attribute.ts';

type NumberAttribute = Extract<AttributeDefinition, { kind: 'number' }>;

export interface StatedAmount {
  /** The text before the unit. */
  digits: string;
  /** The unit, as the attribute writes it; null if the text names none. */
  unit: string | null;
}

/** Splits `62,000 miles` into its digits and a unit that the attribute knows, in any case. */
export function splitUnit(attribute: NumberAttribute, text: string): StatedAmount {
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  const { unit: own, otherUnits = {} } = attribute;
  let unit: string | null = null;
  for (const known of own === undefined ? [] : [own, ...Object.keys(otherUnits)]) {
    const isLonger = unit === null || known.length > unit.length;
    if (isLonger && lower.endsWith(known.toLowerCase())) unit = known;
  }
  if (unit === null) return { digits: trimmed, unit };
  return { digits: trimmed.slice(0, -unit.length).trimEnd(), unit };
}

/** One of the stated unit in the attribute's own unit. */
export function factorOf(attribute: NumberAttribute, unit: string | null): number {
  return (unit !== null && attribute.otherUnits?.[unit]) || 1;
}

/** A number, or one in thousands: `62,000`, `88k`. */
const endsInAmount = /\d\s?k?$/i;

/**
 * Adds a unit known from elsewhere to a bare number; a value with a unit, or that is not a number, stays as
 * it is.
 */
export function withUnit(raw: unknown, unit: string): unknown {
  if (typeof raw === 'number') return `${raw} ${unit}`;
  if (typeof raw !== 'string') return raw;
  const text = raw.trimEnd();
  return endsInAmount.test(text) ? `${text} ${unit}` : raw;
}
