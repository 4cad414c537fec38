import { readRoutingKey } from './read-routing-key.ts';
import { type RoutingKey, routingKeys } from './routing-keys.ts';

const byKey = new Map(routingKeys.map((routingKey) => [routingKey.key, routingKey]));

/** Finds the postal area of a routing key (`D15`) or of a whole Eircode (`D15 X2V6`). */
export function findRoutingKey(text: string): RoutingKey | undefined {
  const key = readRoutingKey(text);
  return key === undefined ? undefined : byKey.get(key);
}
