import { groupDigits } from '../number/group-digits.ts';
import { formatDay } from '../time/format-day.ts';
import type { AttributeDefinition } from './attribute.ts';
import type { AttributeValue } from './attribute-value.ts';
import { bhpInKw } from './parsing/power-units.ts';

/** An attribute's value as a row of the specification table shows it; empty if unknown. */
export function formatAttribute(attribute: AttributeDefinition, value: AttributeValue | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(attribute, value);
  if (typeof value === 'string') return attribute.kind === 'day' ? formatDay(value) : value;
  return value.join(', ');
}

function formatNumber(attribute: AttributeDefinition, value: number): string {
  if (attribute.kind !== 'number') return String(value);
  const { unit, grouped, decimals } = attribute;
  const digits = grouped ? groupDigits(value, decimals) : String(value);
  if (unit === undefined) return digits;
  if (unit.startsWith('€')) return `€${digits}${unit.slice(1)}`;
  if (unit === 'kW' && attribute.otherUnits?.bhp) return `${digits} kW (${Math.round(value * bhpInKw)} bhp)`;
  if (unit === 'months' && value === 1) return '1 month';
  return `${digits} ${unit}`;
}
