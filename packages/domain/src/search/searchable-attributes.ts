import { type Channel, channels } from '../channel/channel.ts';
import type { AttributeDefinition } from '../vehicle/attribute.ts';
import { inWordsOf, isAttributeOf } from '../vehicle/attributes-of.ts';
import { vehicleAttributes } from '../vehicle/vehicle-attributes.ts';
import { advertAttributes, type SearchableAttribute } from './advert-attributes.ts';

/** Wraps entries of the vehicle table, so that a search reads every attribute of an advert the same way. */
export function searchableVehicleAttributes(
  table: readonly AttributeDefinition[] = vehicleAttributes,
): SearchableAttribute[] {
  return table.map((attribute) => {
    // The table's keys are the vehicle's properties: the vehicle's type is derived from them.
    const key = attribute.key as keyof SearchableVehicle;
    return { ...attribute, read: ({ vehicle }) => vehicle[key] ?? null, vehicleProperty: key };
  });
}

type SearchableVehicle = Parameters<SearchableAttribute['read']>[0]['vehicle'];

/** Everything by which an advert can be found, filtered or counted. */
export const searchableAttributes: readonly SearchableAttribute[] = [
  ...searchableVehicleAttributes(),
  ...advertAttributes,
];

const ofChannel = new Map(channels.map((channel) => [channel, attributesIn(searchableAttributes, channel)]));

/** The searchable attributes of a channel, in table order and with the channel's words. */
export function searchableAttributesOf(channel: Channel): readonly SearchableAttribute[] {
  return ofChannel.get(channel) ?? [];
}

export function attributesIn(
  table: readonly SearchableAttribute[],
  channel: Channel,
): readonly SearchableAttribute[] {
  return table
    .filter((attribute) => isAttributeOf(attribute, channel))
    .map((attribute) => inWordsOf(attribute, channel));
}
