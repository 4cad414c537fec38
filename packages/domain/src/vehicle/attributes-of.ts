import { type Channel, channels } from '../channel/channel.ts';
import type { AttributeDefinition } from './attribute.ts';
import { type AttributeKey, type VehicleAttribute, vehicleAttributes } from './vehicle-attributes.ts';

const byKey = new Map<string, VehicleAttribute>(
  vehicleAttributes.map((attribute) => [attribute.key, attribute]),
);

export function attributeByKey<Key extends AttributeKey>(key: Key): Extract<VehicleAttribute, { key: Key }>;
export function attributeByKey(key: string): VehicleAttribute | undefined;
export function attributeByKey(key: string): VehicleAttribute | undefined {
  return byKey.get(key);
}

export function isAttributeOf(attribute: AttributeDefinition, channel: Channel): boolean {
  return attribute.channels === undefined || attribute.channels.includes(channel);
}

/**
 * The attribute in the words of a channel, so that code that shows its label need not know about channels.
 */
export function inWordsOf<Attribute extends AttributeDefinition>(
  attribute: Attribute,
  channel: Channel,
): Attribute {
  const words = attribute.channelWords?.[channel];
  if (!words) return attribute;
  const { filter } = attribute;
  if (filter?.by !== 'months-ahead') return { ...attribute, label: words.label };
  return { ...attribute, label: words.label, filter: { ...filter, of: words.of ?? filter.of } };
}

const ofChannel = new Map(
  channels.map((channel) => [
    channel,
    vehicleAttributes
      .filter((attribute) => isAttributeOf(attribute, channel))
      .map((attribute) => inWordsOf<VehicleAttribute>(attribute, channel)),
  ]),
);

/** The attributes of a channel's vehicles, in table order and with the channel's words. */
export function attributesOf(channel: Channel): readonly VehicleAttribute[] {
  return ofChannel.get(channel) ?? [];
}

/** The options of a choice or of several in a channel; empty for any other kind of attribute. */
export function optionsFor(attribute: AttributeDefinition, channel: Channel): readonly string[] {
  if (attribute.kind === 'choices') return attribute.options;
  if (attribute.kind !== 'choice') return [];
  return optionsOfChannel(attribute.options, channel);
}

function optionsOfChannel(
  options: Extract<AttributeDefinition, { kind: 'choice' }>['options'],
  channel: Channel,
) {
  return isOneList(options) ? options : (options[channel] ?? []);
}

// Array.isArray does not narrow a readonly array out of a union.
function isOneList(
  options: Extract<AttributeDefinition, { kind: 'choice' }>['options'],
): options is readonly string[] {
  return Array.isArray(options);
}
