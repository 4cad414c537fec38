import type { Channel } from '@forecourt/domain';

export interface Equipped {
  channel: Channel;
  make: string;
  year: number;
  trimLevel: number;
  body: string;
  fuel: string;
  isAutomatic: boolean;
  seats: number;
  /** For an electric bike, that of a bike of its class; null for other electric vehicles. */
  engineCc: number | null;
}

const vans = new Set(['Small Van', 'Medium Van', 'Large Van', 'Crew Van', 'Car-derived Van']);
const trucks = new Set(['Rigid Truck', 'Tractor Unit', 'Curtainsider']);
const fixedRoof = new Set(['Convertible']);

/** A vehicle has at most one thing from each list, and the first says the most. */
// biome-ignore format: one list a line
export const exclusiveItems: readonly (readonly string[])[] = [
  ['Dual-zone climate control', 'Climate control', 'Air conditioning'],
  ['Adaptive cruise control', 'Cruise control'],
  ['Keyless entry', 'Keyless start', 'Push-button start'],
  ['Matrix LED headlights', 'LED headlights', 'Xenon headlights'],
  ['Leather seats', 'Half-leather seats'],
  ['Electric driver seat', 'Height-adjustable driver seat'],
  ['Remote central locking', 'Central locking'],
  ['Panoramic roof', 'Sunroof'],
  ['360° camera', 'Reversing camera'],
  ['Wireless CarPlay', 'Apple CarPlay'],
  ['USB-C', 'USB'],
  ['Twin side doors', 'Side loading door'],
  ['Roof rack', 'Ladder rack', 'Roof bars'],
  ['Hardtop canopy', 'Roller cover'],
  ['Hardtop canopy', 'Sports bar'],
];

export function keepOneOfEach(chosen: Set<string>): void {
  for (const items of exclusiveItems) {
    const best = items.find((item) => chosen.has(item));
    for (const item of items) if (item !== best) chosen.delete(item);
  }
}

/** Small bikes are simple: the minimum cc at which a thing is found on one. */
export const leastCc: Readonly<Record<string, number>> = {
  ABS: 125,
  'Traction control': 300,
  'Riding modes': 400,
  Quickshifter: 400,
  'Heated grips': 250,
  'Cruise control': 650,
  'TFT display': 300,
  'Slipper clutch': 250,
  'Keyless ignition': 125,
  Bluetooth: 300,
  Panniers: 300,
  'Crash bars': 250,
  'Radiator guard': 250,
};

/** What newer things have replaced. */
export const lastYears: Readonly<Record<string, number>> = {
  'CD player': 2016,
  'Aux input': 2018,
  'Xenon headlights': 2018,
  'Front fog lights': 2021,
  'Half-leather seats': 2020,
  USB: 2023,
  'Remote central locking': 2016,
  'Electric windows': 2020,
};

/** Things that do not fit some bikes, or that their riders do not want. */
const unwantedOn: Readonly<Record<string, RegExp>> = {
  'Centre stand': /Naked|Sports$|Enduro|Supermoto|Cruiser|Scrambler|Cafe Racer/,
  'Top box': /Sports$|Enduro|Supermoto|Cafe Racer/,
  Panniers: /Sports$|Enduro|Supermoto|Cafe Racer|Scooter/,
  'Luggage rack': /Sports$|Enduro|Supermoto|Cafe Racer/,
  'Tall screen': /Sports$|Enduro|Supermoto|Cafe Racer|Scrambler/,
  'Tail tidy': /Touring|Scooter|Moped|Cruiser/,
  'Bar-end mirrors': /Sports$|Touring|Scooter|Adventure|Enduro/,
  'TFT display': /Retro|Cafe Racer|Moped/,
  'Crash bars': /Sports$|Scooter|Moped/,
};

function suitsBike(name: string, { body, engineCc }: Equipped): boolean {
  return (engineCc ?? 0) >= (leastCc[name] ?? 0) && !unwantedOn[name]?.test(body);
}

/** What comes with a body or a drive, whatever the trim. */
export function canHave(name: string, equipped: Equipped): boolean {
  const { body, fuel, isAutomatic, seats, channel, make } = equipped;
  if (channel === 'Bike' && !suitsBike(name, equipped)) return false;
  const canCharge = fuel === 'Electric' || fuel.includes('Plug-in');
  switch (name) {
    case 'Apple CarPlay':
    case 'Wireless CarPlay':
    case 'Android Auto':
      // Tesla has never supported phone mirroring on its screen.
      return make !== 'Tesla';
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
