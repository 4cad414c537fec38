import type { Channel } from '../channel/channel.ts';
import { formatMileage } from '../distance/mileage.ts';
import type { SpecGroup } from './attribute.ts';
import { attributesOf } from './attributes-of.ts';
import { formatAttribute } from './format-attribute.ts';
import type { Vehicle } from './vehicle-attributes.ts';

export interface SpecRow {
  key: string;
  label: string;
  value: string;
  /** The seller did not state it: it is usual for the model. */
  isUsual?: true;
}

export interface SpecRows {
  group: SpecGroup;
  rows: SpecRow[];
}

/** The specification of a vehicle, in groups, with known values only. */
export function buildSpecTable(
  vehicle: Vehicle,
  channel: Channel,
  usual: readonly (keyof Vehicle)[] = [],
): SpecRows[] {
  const groups = new Map<SpecGroup, SpecRows>();
  for (const attribute of attributesOf(channel)) {
    const { key, label } = attribute;
    if (!('spec' in attribute)) continue;
    const value = key === 'mileage' ? formatMileage(vehicle) : formatAttribute(attribute, vehicle[key]);
    if (value === '') continue;
    const group = groups.get(attribute.spec) ?? { group: attribute.spec, rows: [] };
    group.rows.push({ key, label, value, ...(usual.includes(key) && { isUsual: true }) });
    groups.set(attribute.spec, group);
  }
  return [...groups.values()];
}
