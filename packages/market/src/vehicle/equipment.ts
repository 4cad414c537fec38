import type { Channel } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';
import {
  bikeEquipment,
  bodyEquipment,
  carEquipment,
  commercialEquipment,
  type EquipmentGroup,
  type EquipmentItem,
} from './equipment-vocabulary.ts';

interface Equipped {
  channel: Channel;
  year: number;
  trimLevel: number;
  body: string;
  fuel: string;
  isAutomatic: boolean;
  seats: number;
}

const groupsOfChannel: Record<Channel, readonly EquipmentGroup[]> = {
  Car: carEquipment,
  Commercial: commercialEquipment,
  Bike: bikeEquipment,
};

const vans = new Set(['Small Van', 'Medium Van', 'Large Van', 'Crew Van', 'Car-derived Van']);
const trucks = new Set(['Rigid Truck', 'Tractor Unit', 'Curtainsider']);
const fixedRoof = new Set(['Convertible']);

/** Who has the first need not hear of the second. */
const saysMore: Readonly<Record<string, string>> = {
  'Dual-zone climate control': 'Climate control',
  'Climate control': 'Air conditioning',
  'Matrix LED headlights': 'LED headlights',
  'Leather seats': 'Half-leather seats',
  'Remote central locking': 'Central locking',
  'Panoramic roof': 'Sunroof',
};

/** What newer things have driven out. */
const lastYears: Readonly<Record<string, number>> = {
  'CD player': 2016,
  'Aux input': 2018,
  'Xenon headlights': 2018,
  'Front fog lights': 2021,
  'Half-leather seats': 2020,
  USB: 2023,
  'Remote central locking': 2016,
  'Electric windows': 2020,
};

/** What goes with a body or a drive, whatever the trim says. */
function canHave(name: string, { body, fuel, isAutomatic, seats, channel }: Equipped): boolean {
  const canCharge = fuel === 'Electric' || fuel.includes('Plug-in');
  switch (name) {
    case 'Third-row seats':
      return seats >= 6;
    case 'Panoramic roof':
    case 'Sunroof':
    case 'Roof rails':
    case 'Electric tailgate':
      return !fixedRoof.has(body) && body !== 'Pick-up';
    case 'Paddle shift':
      return isAutomatic && fuel !== 'Electric';
    case 'Stop/start':
    case 'Adblue':
      return fuel !== 'Electric';
    case 'CCS rapid charging':
    case 'Heat pump':
    case 'Vehicle-to-load':
      return fuel === 'Electric';
    case 'Type 2 charging cable':
    case 'Three-pin charging cable':
    case 'Pre-heating timer':
    case 'Removable battery':
      return canCharge;
    case 'Aftermarket exhaust':
    case 'Quickshifter':
    case 'Slipper clutch':
    case 'Radiator guard':
      return canCharge === false && !isAutomatic;
    case 'Ply lining':
    case 'Steel bulkhead':
    case 'Side loading door':
    case 'Twin side doors':
    case 'Rear barn doors':
    case 'Racking':
    case 'Load area lighting':
    case 'Load area 12V socket':
    case 'Ladder rack':
    case 'Roof rack':
    case 'Roof bars':
      return vans.has(body) && !(body === 'Car-derived Van' && /doors|door|Racking|Roof/.test(name));
    case 'Tow bar':
      return channel === 'Car' ? !fixedRoof.has(body) && fuel !== 'Electric' : !trucks.has(body);
    default:
      return true;
  }
}

/** What it has, in the order of the vocabulary; null when there is nothing worth naming. */
export function chooseEquipment(random: RandomStream, equipped: Equipped): string[] | null {
  const { channel, body } = equipped;
  // Off-road bikes have a motor, a saddle and little else.
  if (channel === 'Bike' && /Motocross|Trial|Quad/.test(body)) return null;
  const chosen = new Set<string>();
  for (const [name, share] of sharesOf(equipped)) {
    if (random.chance(share) && canHave(name, equipped)) chosen.add(name);
  }
  for (const [more, less] of Object.entries(saysMore)) if (chosen.has(more)) chosen.delete(less);
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
