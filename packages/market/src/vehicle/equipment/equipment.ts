import type { Channel } from '@forecourt/domain';
import type { RandomStream } from '../../random/random-stream.ts';
import { canHave, type Equipped, keepOneOfEach, lastYears } from './equipment-rules.ts';
import {
  bikeEquipment,
  bodyEquipment,
  carEquipment,
  commercialEquipment,
  type EquipmentGroup,
  type EquipmentItem,
} from './equipment-vocabulary.ts';

const groupsOfChannel: Record<Channel, readonly EquipmentGroup[]> = {
  Car: carEquipment,
  Commercial: commercialEquipment,
  Bike: bikeEquipment,
};

/** Its equipment, in the order of the vocabulary; null if nothing is worth mentioning. */
export function chooseEquipment(random: RandomStream, equipped: Equipped): string[] | null {
  const { channel, body } = equipped;
  // Off-road bikes have a motor, a saddle and little else.
  if (channel === 'Bike' && /Motocross|Trial|Quad/.test(body)) return null;
  const chosen = new Set<string>();
  for (const [name, share] of sharesOf(equipped)) {
    if (random.chance(share) && canHave(name, equipped)) chosen.add(name);
  }
  keepOneOfEach(chosen);
  return chosen.size === 0 ? null : [...chosen];
}

type Shares = readonly (readonly [name: string, share: number])[];

const knownShares = new Map<string, Shares>();

/** How common each thing is on such a vehicle; the same for all of a body, year and trim. */
function sharesOf(equipped: Equipped): Shares {
  const { channel, year, trimLevel, body } = equipped;
  const extras = channel === 'Commercial' ? (bodyEquipment[body] ?? []) : [];
  const key = `${channel}/${year}/${trimLevel}/${extras.length > 0 ? body : ''}`;
  const known = knownShares.get(key);
  if (known !== undefined) return known;
  const items = [...groupsOfChannel[channel].flatMap((group) => group.items), ...extras];
  const shares = items
    .map((item) => [item[0], shareOf(item, equipped)] as const)
    .filter(([, share]) => share > 0);
  knownShares.set(key, shares);
  return shares;
}

/** Rare when the thing was new, common some years later, and more so in a better trim. */
function shareOf([name, from, level, share]: EquipmentItem, { year, trimLevel }: Equipped): number {
  if (year < from || year > (lastYears[name] ?? year)) return 0;
  const known = Math.min(1, 0.35 + (year - from) * 0.11);
  const gap = trimLevel - level;
  const fit = gap >= 0 ? 1 + gap * 0.1 : gap === -1 ? 0.45 : 0.12;
  return Math.min(0.97, share * known * fit);
}
